import { styled } from '@mui/material/styles'
import { formatNumber } from '@/lib/language'
import { layoutText } from './text'

const Badge = styled('span', { shouldForwardProp: (name) => name !== 'corner' })<{ corner: boolean }>(
  ({ theme, corner }) => ({
    minInlineSize: 20,
    marginInlineStart: 'auto',
    paddingInline: 6,
    borderRadius: 999,
    ...theme.typography.badge,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.accent.label,
    backgroundColor: theme.vars.palette.accent.ground,
    ...(corner ? { position: 'absolute', insetBlockStart: 4, insetInlineStart: 'calc(50% + 4px)' } : {}),
  }),
)

interface ToShipBadgeProps {
  count: number | undefined
  /** Sits on the icon where there is no row to end. */
  corner: boolean
}

/** How many orders wait to be shipped; nothing when none does. */
export function ToShipBadge({ count, corner }: ToShipBadgeProps) {
  if (!count) return null
  return (
    <Badge corner={corner} data-badge="">
      <span aria-hidden="true">{count > 99 ? `${formatNumber(99)}+` : formatNumber(count)}</span>
      <span className="visually-hidden">, {layoutText.toShip(count)}</span>
    </Badge>
  )
}
