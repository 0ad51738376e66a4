import { styled } from '@/lib/styled'
import { radius } from '@/lib/design'

/** The one badge on a picture: filled, so that it reads on every tile. */
export const CardBadge = styled('span', { shouldForwardProp: (name) => name !== 'kind' })<{ kind: 'sale' | 'plain' }>(
  ({ theme, kind }) => ({
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineStart: 8,
    padding: '3px 8px',
    borderRadius: radius.field,
    fontSize: '0.8125rem',
    lineHeight: '18px',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    ...(kind === 'sale'
      ? { color: theme.vars.palette.sale.badgeLabel, backgroundColor: theme.vars.palette.sale.badge }
      : { color: theme.vars.palette.inverse.label, backgroundColor: theme.vars.palette.inverse.ground }),
  }),
)
