import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableCell from '@mui/material/TableCell'
import { Link } from 'react-router-dom'
import { media } from '@/lib/design'

/** Amounts with what they are for, below each other; their links are as high as a thumb needs. */
export const MoneyTable = styled(Table)(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '& tbody > tr > *': { paddingBlock: 10, verticalAlign: 'baseline', fontWeight: 'inherit', overflowWrap: 'anywhere' },
  '& tbody:last-child > tr:last-of-type > *': { borderBlockEnd: 0 },
  '& tfoot > tr > *': { ...theme.typography.body2, blockSize: 44, borderBlockEnd: 0, fontWeight: 700, color: 'inherit' },
  // As high as a thumb needs, in a line of its own height or two.
  '& a': { display: 'inline-flex', alignItems: 'center', paddingBlock: 12, marginBlock: -12, fontWeight: 650 },
}))

/** A number that leads to what it names: never broken. */
export const NumberLink = styled(Link)({ whiteSpace: 'nowrap' })

/** An amount: never broken, and as wide as it is. */
export const AmountCell = styled(TableCell)({ inlineSize: 1, whiteSpace: 'nowrap', textAlign: 'end' })

/** The day of a line, where there is room; on a phone it stands in the line as an {@link InlineDay}. */
export const DayCell = styled(TableCell)({
  display: 'none',
  inlineSize: 1,
  whiteSpace: 'nowrap',
  [media.tablet]: { display: 'table-cell' },
})
export const InlineDay = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  [media.tablet]: { display: 'none' },
}))
