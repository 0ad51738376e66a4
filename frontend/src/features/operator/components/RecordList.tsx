import type { ReactNode } from 'react'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import useMediaQuery from '@mui/material/useMediaQuery'
import { VisuallyHidden } from '@/components/LiveRegion'
import { AmountCell, MoneyTable } from '@/components/money/MoneyTable'
import { media, radius } from '@/lib/design'
import { consoleText } from '../text'
import type { Column, RecordShape } from './recordShape'

interface RecordListProps<Item> {
  label: string
  items: readonly Item[]
  shape: RecordShape<Item>
}

/** Records of one kind: a table where there is room, cards on a phone. */
export function RecordList<Item>(props: RecordListProps<Item>) {
  const isWide = useMediaQuery(media.wide)
  return isWide ? <RecordTable {...props} /> : <RecordCards {...props} />
}

// Buttons are higher than a line of text.
const Table = styled(MoneyTable)({ '& tbody > tr > *': { verticalAlign: 'middle' } })
// Words may break anywhere; without a least width, a long column would break the names beside it.
const TextCell = styled(TableCell)({ minInlineSize: 104 }) as typeof TableCell
const UnbrokenCell = styled(TableCell)({ whiteSpace: 'nowrap' }) as typeof TableCell
const ActionCell = styled(TableCell)({ inlineSize: 1, whiteSpace: 'nowrap', textAlign: 'end' })

const cellOf = ({ isAmount, isUnbroken }: Pick<Column<unknown>, 'isAmount' | 'isUnbroken'>) =>
  isAmount ? AmountCell : isUnbroken ? UnbrokenCell : TextCell

/** What a cell shows where nothing is known; a card leaves the line out. */
const none = '–'
const isNothing = (value: ReactNode) => value === null || value === undefined || value === false || value === ''

function RecordTable<Item>({ label, items, shape: { keyOf, title, columns, state, actions } }: RecordListProps<Item>) {
  const others = [...columns, ...(state ? [state] : [])]
  const Title = title.isUnbroken ? UnbrokenCell : TextCell
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {[title, ...others].map((column) => {
              const Cell = cellOf(column)
              return <Cell key={column.name}>{column.name}</Cell>
            })}
            {actions && (
              <TableCell>
                <VisuallyHidden>{consoleText.actions}</VisuallyHidden>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <TableRow key={keyOf(item)}>
              <Title component="th" scope="row">
                {title.value(item)}
              </Title>
              {others.map((column) => {
                const Cell = cellOf(column)
                const value = column.value(item)
                return <Cell key={column.name}>{isNothing(value) ? none : value}</Cell>
              })}
              {actions && <ActionCell>{actions(item)}</ActionCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: '12px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& > strong': { fontWeight: 650 },
  '& a': { display: 'inline-flex', alignItems: 'center', paddingBlock: 12, marginBlock: -12 },
}))
const Known = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '4px 16px',
  margin: 0,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'end' },
}))

function RecordCards<Item>({ label, items, shape: { keyOf, title, columns, state, actions } }: RecordListProps<Item>) {
  return (
    <Stack spacing={1.5} component="ul" aria-label={label}>
      {items.map((item) => (
        <Card key={keyOf(item)}>
          <strong>{title.value(item)}</strong>
          {state && <div>{state.value(item)}</div>}
          <Known>
            {columns.map(({ name, value }) => (
              <CardDetail key={name} name={name} value={value(item)} />
            ))}
          </Known>
          {actions?.(item)}
        </Card>
      ))}
    </Stack>
  )
}

/** What is not there needs no line on a card. */
function CardDetail({ name, value }: { name: string; value: ReactNode }) {
  if (isNothing(value)) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
