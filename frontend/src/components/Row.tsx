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
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...rest}
    />
  )
}
