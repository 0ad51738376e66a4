import { useState } from 'react'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useCurrency } from '@/components/Currency'
import { ErrorState } from '@/components/ErrorState'
import { Pager } from '@/components/Pager'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import { useListSellerWithheldAmountsQuery, type WithheldAmount } from '../api'
import { holdsText } from '../text'
import { AmountCell, MoneyTable, NumberLink } from '@/components/money/MoneyTable'

const pageSize = 10
/** What of them is asked for first. */
export const firstWithheldPage = { page: 1, pageSize }

/** Order by order what keeps money back, and until when. */
export function WithheldList() {
  const [page, setPage] = useState(firstWithheldPage.page)
  const { data, isError, refetch } = useListSellerWithheldAmountsQuery(
    { page, pageSize },
    { refetchOnMountOrArgChange: true },
  )
  if (data?.total === 0) return null
  return (
    <Stack spacing={2} component="section" aria-label={holdsText.title}>
      <h2>{holdsText.title}</h2>
      {isError && !data && <ErrorState title={holdsText.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton aria-busy="true" height={240} />}
      {data && <WithheldTable amounts={data.items} />}
      {data && <Pager {...data} label={holdsText.pages} onPage={setPage} />}
    </Stack>
  )
}

const reasons: Readonly<Record<string, string>> = holdsText.reasons

function WithheldTable({ amounts }: { amounts: readonly WithheldAmount[] }) {
  const currency = useCurrency()
  return (
    <TableContainer component={Paper} variant="outlined">
      <MoneyTable>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{holdsText.order}</TableCell>
            <AmountCell scope="col">{holdsText.amount}</AmountCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {amounts.map(({ shopOrderId, orderNumber, reason, amount, availableFrom }) => (
            <TableRow key={`${shopOrderId}-${reason}`}>
              <TableCell>
                <NumberLink to={paths.sellerOrder(shopOrderId)}>{orderNumber}</NumberLink>
                <Typography variant="body2">{reasons[reason] ?? holdsText.reasons.other}</Typography>
                {availableFrom && (
                  <Typography variant="body2" color="textSecondary">
                    {holdsText.from(formatDate(availableFrom))}
                  </Typography>
                )}
              </TableCell>
              <AmountCell>{formatMoney(amount, currency)}</AmountCell>
            </TableRow>
          ))}
        </TableBody>
      </MoneyTable>
    </TableContainer>
  )
}
