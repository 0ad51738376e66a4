import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { StatusChip } from '@/components/StatusChip'
import { colourOf } from '@/features/catalog/swatch'
import { formatDate } from '@/lib/dates'
import type { ColorFamily, ManagedColor } from '../api'
import { colorFamiliesText as words } from './text'

const Dot = styled('i')(({ theme }) => ({
  flex: 'none',
  inlineSize: 12,
  blockSize: 12,
  borderRadius: '50%',
  border: `1px solid ${theme.vars.palette.control}`,
}))

/** The family that a color belongs to, and who says so. */
export function FamilyChip({ color: { rule, given, isFamily } }: { color: ManagedColor }) {
  if (!given && rule === 'none') return <StatusChip tone="warning" label={words.missing} />
  const byRule = isFamily ? words.byName : words.byRule
  return (
    <>
      <Family family={given?.family ?? rule} />
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {given ? words.changed(given.changedBy, formatDate(given.changedAt)) : byRule}
      </Typography>
    </>
  )
}

function Family({ family }: { family: ColorFamily }) {
  const colour = colourOf(family)
  return (
    <Chip
      label={words.families[family]}
      {...(colour && { icon: <Dot aria-hidden="true" style={{ backgroundColor: colour }} /> })}
    />
  )
}
