import { useState } from 'react'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { problemText } from '@/api/text'
import { ErrorState } from '@/components/ErrorState'
import { Pager } from '@/components/Pager'
import { formatNumber } from '@/lib/language'
import { useListProductBulkItemsQuery, type ProductBulk, type ProductBulkItem } from './api'
import { shiftName, useShiftValue } from './shift'
import { bulkText as words } from './text'

const pageSize = 25
const kinds = ['change', 'error', 'skip'] as const
type Kind = (typeof kinds)[number] | 'failed'

// A long product name breaks rather than pushing the prices off a phone.
const Lines = styled(Table)({
  fontVariantNumeric: 'tabular-nums',
  '& td, & th': { paddingInline: 8, overflowWrap: 'anywhere' },
  '& td': { verticalAlign: 'top' },
  '& td:nth-of-type(n+2)': { inlineSize: '27%' },
})

/** The products of a change of many, by what happens with them: of each what it is now and what it will be. */
export function BulkItems({ bulk: { id, counts } }: { bulk: ProductBulk }) {
  const tabs = [
    { value: 'failed' as const, count: counts.refused + counts.left },
    ...kinds.map((value) => ({ value, count: counts[value] })),
  ].filter(({ count }) => count > 0)
  const [chosen, setChosen] = useState<Kind | null>(null)
  const [page, setPage] = useState(1)
  const only: Kind = tabs.find(({ value }) => value === chosen)?.value ?? tabs[0]?.value ?? 'change'
  const { currentData: data, isError, refetch } = useListProductBulkItemsQuery({ bulkId: id, only, page, pageSize })
  return (
    <Stack spacing={1}>
      <Tabs
        value={only}
        variant="scrollable"
        scrollButtons={false}
        aria-label={words.kinds}
        onChange={(_event, value: Kind) => {
          setChosen(value)
          setPage(1)
        }}
      >
        {tabs.map(({ value, count }) => (
          <Tab key={value} value={value} label={`${words.counts[value]} (${formatNumber(count)})`} />
        ))}
      </Tabs>
      {isError && <ErrorState title={words.itemsFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton aria-busy="true" height={240} />}
      {data && data.items.length > 0 && (
        <TableContainer>
          <Lines size="small">
            <TableHead>
              <TableRow>
                <TableCell>{words.product}</TableCell>
                <TableCell>{words.now}</TableCell>
                <TableCell>{words.then}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.items.map((item) => (
                <ItemRows key={item.number} item={item} />
              ))}
            </TableBody>
          </Lines>
        </TableContainer>
      )}
      {data && <Pager {...data} onPage={setPage} />}
    </Stack>
  )
}

function ItemRows({ item: { title, faults, changes } }: { item: ProductBulkItem }) {
  const value = useShiftValue()
  if (changes.length === 0 || faults.length > 0)
    return (
      <TableRow>
        <TableCell colSpan={3}>
          {title || words.gone}
          {faults.map(({ code, message }) => (
            <Typography key={code + message} variant="body2" color="error">
              {problemText.ofField(code, message)}
            </Typography>
          ))}
        </TableCell>
      </TableRow>
    )
  return changes.map((shift, at) => (
    <TableRow key={`${shift.variant ?? ''} ${shift.what}`}>
      <TableCell>
        {at === 0 && title}
        <Typography variant="body2" color="textSecondary">
          {shiftName(shift)}
        </Typography>
      </TableCell>
      <TableCell>{value(shift.what, shift.from)}</TableCell>
      <TableCell>
        <strong>{value(shift.what, shift.to)}</strong>
      </TableCell>
    </TableRow>
  ))
}
