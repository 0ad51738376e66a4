import type { ReactNode } from 'react'
import Alert, { type AlertColor } from '@mui/material/Alert'
import { Icon } from '../icons/Icon'

const icons = { error: 'error', warning: 'warning', info: 'info', success: 'check' } as const

/** A sentence above a form or a list: what the server said, or what to know first. Only the urgent interrupts. */
export function FormAlert({ tone = 'error', children }: { tone?: AlertColor; children: ReactNode }) {
  return (
    <Alert
      severity={tone}
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      icon={<Icon name={icons[tone]} size={20} />}
    >
      {children}
    </Alert>
  )
}
