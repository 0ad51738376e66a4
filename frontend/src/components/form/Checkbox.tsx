import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'

const Label = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 44,
  minBlockSize: 44,
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'not-allowed' },
})
const Box = styled('input')({
  margin: 11,
  marginInlineStart: 0,
  cursor: 'inherit',
})

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** Neither ticked nor unticked: some of what it stands for is ticked. */
  indeterminate?: boolean
  /** The words beside the box; without them pass `aria-label`. */
  children?: ReactNode
}

/** A tick box with a target of 44 px. */
export function Checkbox({ indeterminate = false, children, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // There is no attribute for this state, only a property.
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <Label>
      <Box type="checkbox" {...rest} ref={rest.ref ?? box} />
      {children}
    </Label>
  )
}
