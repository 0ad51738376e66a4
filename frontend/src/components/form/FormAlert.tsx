import type { ReactNode } from 'react'
import Alert, { type AlertColor } from '@mui/material/Alert'
import CheckIcon from 'lucide-react/icons/check'
import AlertIcon from 'lucide-react/icons/circle-alert'
import InfoIcon from 'lucide-react/icons/info'
import WarningIcon from 'lucide-react/icons/triangle-alert'

const icons = { error: AlertIcon, warning: WarningIcon, info: InfoIcon, success: CheckIcon }

/** A sentence above a form or a list: what the server said, or what to know first. Only the urgent interrupts. */
export function FormAlert({ tone = 'error', children }: { tone?: AlertColor; children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <Alert
      severity={tone}
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      icon={<Icon size={20} />}
    >
      {children}
    </Alert>
  )
}
