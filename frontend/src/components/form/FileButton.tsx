import type { ComponentProps, ReactNode } from 'react'
import Button from '@mui/material/Button'

/** A label is no button to a screen reader: the field in it has the name and the focus. */
const label = { component: 'label', role: undefined, tabIndex: -1 } as const

/** A button that chooses pictures. */
export function FileButton({ icon, children, ...field }: ComponentProps<'input'> & { icon?: ReactNode }) {
  return (
    <Button {...label} variant="outlined" startIcon={icon}>
      {children}
      <input className="visually-hidden" type="file" accept="image/png,image/jpeg,image/webp" {...field} />
    </Button>
  )
}
