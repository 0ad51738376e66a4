import Chip from '@mui/material/Chip'
import { Icon } from './icons/Icon'
import type { IconName } from './icons/shapes'

export type StatusTone = 'info' | 'success' | 'warning' | 'error' | 'neutral'

const icons: Record<StatusTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'clock',
  error: 'error',
  neutral: 'minus',
}

/** A state in a word with an icon; the colour only repeats it. */
export function StatusChip({ tone, label, icon }: { tone: StatusTone; label: string; icon?: IconName }) {
  return (
    <Chip
      color={tone === 'neutral' ? 'default' : tone}
      icon={<Icon name={icon ?? icons[tone]} size={16} />}
      label={label}
    />
  )
}
