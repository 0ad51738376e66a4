import { styled } from '@mui/material/styles'
import { media, radius } from '@/lib/design'
import type { Badge } from '../badge'

/** The one badge on a picture: filled, so that it reads on every tile. */
export const CardBadge = styled('span', { shouldForwardProp: (name) => name !== 'kind' })<{ kind: Badge['kind'] }>(
  ({ theme: { typography, vars }, kind }) => ({
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineStart: 8,
    // The heart beside it needs the width of a narrow picture.
    [media.phone]: { insetBlockStart: 'auto', insetBlockEnd: 8 },
    padding: '2px 8px',
    borderRadius: radius.field,
    ...typography.badge,
    ...{
      sale: { color: vars.palette.sale.badgeLabel, backgroundColor: vars.palette.sale.badge },
      plain: { color: vars.palette.inverse.label, backgroundColor: vars.palette.inverse.ground },
      new: { color: vars.palette.tint.label, backgroundColor: vars.palette.tint.ground },
    }[kind],
  }),
)
