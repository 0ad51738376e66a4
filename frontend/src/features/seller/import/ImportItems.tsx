import { useState } from 'react'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { problemText } from '@/api/text'
import { ErrorState } from '@/components/ErrorState'
import { Pager } from '@/components/Pager'
import { Row } from '@/components/Row'
import { RowCard } from '@/components/LinkRow'
import { StatusChip, type StatusTone } from '@/components/StatusChip'
import { paths } from '@/lib/paths'
import { shiftName, useShiftValue } from '../bulk/shift'
import { useListProductImportItemsQuery, type ImportFault, type ProductImport, type ProductImportItem } from './api'
import { columnText, importText as words } from './text'

const pageSize = 25
const kinds = ['error', 'create', 'change', 'skip'] as const
type Kind = (typeof kinds)[number] | 'failed' | 'all'

const Item = styled('li')({ display: 'grid', gap: 4, padding: 16, overflowWrap: 'anywhere' })

/** The products of an import by what happens with them: first those that need a look. */
export function ImportItems({ import: { id, counts, pictures } }: { import: ProductImport }) {
  const failed = counts.refused + counts.left + pictures.refused
  const tabs: { value: Kind; label: string; count: number }[] = [
    { value: 'failed' as const, label: words.counts.failed, count: failed },
    ...kinds.map((value) => ({ value, label: words.counts[value], count: counts[value] })),
  ].filter(({ count }) => count > 0)
  const [chosen, setChosen] = useState<Kind | null>(null)
  const [page, setPage] = useState(1)
  const kind = tabs.find(({ value }) => value === chosen)?.value ?? tabs[0]?.value ?? 'all'
  const { currentData: data, isError, refetch } = useListProductImportItemsQuery({
    importId: id,
    ...(kind !== 'all' && { only: kind }),
    page,
    pageSize,
  })
  return (
    <Stack spacing={2}>
      <Tabs
        value={kind}
        variant="scrollable"
        scrollButtons={false}
        aria-label={words.byAction}
        onChange={(_event, value: Kind) => {
          setChosen(value)
          setPage(1)
        }}
      >
        {tabs.map(({ value, label, count }) => (
          <Tab key={value} value={value} label={`${label} (${count})`} />
        ))}
      </Tabs>
      {isError && <ErrorState title={words.itemsFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton aria-busy="true" height={320} />}
      {data && data.items.length > 0 && (
        <RowCard>
          {data.items.map((item) => (
            <ItemRow key={item.number} item={item} />
          ))}
        </RowCard>
      )}
      {data && <Pager {...data} onPage={setPage} />}
    </Stack>
  )
}

const tones: Record<string, StatusTone> = {
  create: 'success',
  change: 'info',
  skip: 'neutral',
  error: 'error',
  done: 'success',
  refused: 'error',
  undone: 'neutral',
  archived: 'neutral',
  kept: 'warning',
}
const isNamed = (state: string): state is keyof typeof words.actions => state in words.actions

/** What is to be done, until something became of it. */
function stateOf(action: string, step: string): string {
  if (step === 'left') return 'kept'
  return step === 'waiting' ? action : step
}

function ItemRow({ item: { title, handle, rows, action, step, faults, productId, changes } }: { item: ProductImportItem }) {
  const state = stateOf(action, step)
  const name = title || handle || words.untitled
  const isThere = productId !== null && action !== 'error'
  return (
    <Item>
      <Row spread>
        <strong>{isThere ? <Link to={paths.sellerProductEdit(productId)}>{name}</Link> : name}</strong>
        <StatusChip tone={tones[state] ?? 'neutral'} label={isNamed(state) ? words.actions[state] : state} />
      </Row>
      <Typography variant="body2" color="textSecondary">
        {words.atRows(rows)}
      </Typography>
      {action === 'skip' && (
        <Typography variant="body2" color="textSecondary">
          {words.same}
        </Typography>
      )}
      <Changes changes={changes} />
      {faults.map((fault) => (
        <FaultLine key={`${fault.row}-${fault.column}-${fault.code}-${fault.address}`} fault={fault} />
      ))}
    </Item>
  )
}

/** What is different of the product: what it is, and what it will be. */
function Changes({ changes }: Pick<ProductImportItem, 'changes'>) {
  const value = useShiftValue()
  return changes.map((shift) => (
    <Typography key={`${shift.variant ?? ''} ${shift.what}`} variant="body2">
      {words.change(shiftName(shift), shift.from === null ? '' : value(shift.what, shift.from), value(shift.what, shift.to))}
    </Typography>
  ))
}

function FaultLine({ fault: { row, column, code, message, address } }: { fault: ImportFault }) {
  return (
    <Typography variant="body2" color="error">
      {words.faultAt(row, column ? columnText[column] : undefined, problemText.ofField(code, message))}
      {address !== null && ` (${address})`}
    </Typography>
  )
}
