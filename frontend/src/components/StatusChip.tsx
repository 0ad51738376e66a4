import { styled } from '@mui/material/styles'
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

const Chip = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: StatusTone }>(
  ({ theme, tone }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '4px 10px',
    borderRadius: 999,
    ...theme.typography.caption,
    whiteSpace: 'nowrap',
    ...(tone === 'neutral'
      ? { color: theme.vars.palette.text.secondary, backgroundColor: theme.vars.palette.surface.sunken }
      : { color: theme.vars.palette[tone].main, backgroundColor: theme.vars.palette.box[tone] }),
  }),
)

/** A state in a word with an icon; the colour only repeats it. */
export function StatusChip({ tone, label, icon }: { tone: StatusTone; label: string; icon?: IconName }) {
  return (
    <Chip tone={tone}>
      <Icon name={icon ?? icons[tone]} size={16} />
      {label}
    </Chip>
  )
}
