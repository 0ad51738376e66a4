import type { ReactNode } from 'react'
import Badge from '@mui/material/Badge'
import type { Waiting } from './navigation'

/** What a page is called and marked by, with the number of what waits there. */
export function entryOf(label: string, icon: ReactNode, waiting: Waiting | undefined) {
  if (!waiting) return { label, icon }
  return {
    label: (
      <>
        {label}
        <span className="visually-hidden">, {waiting.words}</span>
      </>
    ),
    icon: (
      <Badge badgeContent={waiting.count} max={99} aria-hidden="true">
        {icon}
      </Badge>
    ),
  }
}
