import Chip from '@mui/material/Chip'
import type { LucideIcon } from 'lucide-react'
import CheckIcon from 'lucide-react/icons/check'
import AlertIcon from 'lucide-react/icons/circle-alert'
import ClockIcon from 'lucide-react/icons/clock'
import InfoIcon from 'lucide-react/icons/info'
import MinusIcon from 'lucide-react/icons/minus'

export type StatusTone = 'info' | 'success' | 'warning' | 'error' | 'neutral'

const icons: Record<StatusTone, LucideIcon> = {
  info: InfoIcon,
  success: CheckIcon,
  warning: ClockIcon,
  error: AlertIcon,
  neutral: MinusIcon,
}

interface StatusChipProps {
  tone: StatusTone
  label: string
  icon?: LucideIcon
}

/** A status as a word with an icon; the color only repeats it. */
export function StatusChip({ tone, label, icon: Icon = icons[tone] }: StatusChipProps) {
  return <Chip color={tone === 'neutral' ? 'default' : tone} icon={<Icon size={16} />} label={label} />
}
