import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableCell from '@mui/material/TableCell'

/** Amounts with what they are for, below each other; their links are as high as a thumb needs. */
export const MoneyTable = styled(Table)(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '& tbody > tr > *': { paddingBlock: 10, verticalAlign: 'top', fontWeight: 'inherit', overflowWrap: 'anywhere' },
  '& tbody:last-child > tr:last-of-type > *': { borderBlockEnd: 0 },
  '& tfoot > tr > *': { ...theme.typography.body2, blockSize: 44, borderBlockEnd: 0, fontWeight: 700, color: 'inherit' },
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, marginBlock: -10, fontWeight: 650 },
}))

/** A day or an amount: never broken, and as wide as it is. */
const Figure = styled(TableCell)({ inlineSize: 1, whiteSpace: 'nowrap', 'tbody &': { overflowWrap: 'normal' } })

export const DayCell = Figure
export const AmountCell = styled(Figure)({ textAlign: 'end' })
