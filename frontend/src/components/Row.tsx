import Stack, { type StackProps } from '@mui/material/Stack'

/** Items side by side that wrap when the width runs out; at both ends of the line if they are spread. */
export function Row({ spread = false, sx, ...rest }: StackProps & { spread?: boolean }) {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      sx={[
        {
          flexWrap: 'wrap',
          alignItems: 'center',
          ...(spread && { justifyContent: 'space-between' }),
          '&:empty': { display: 'none' },
          // One that is longer than the line breaks, it does not stick out.
          '& > *': { minInlineSize: 0 },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...rest}
    />
  )
}
