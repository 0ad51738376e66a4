import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { ErrorState } from '@/components/ErrorState'
import { formatUtcDay } from '@/lib/dates'
import { formatNumber } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { SellerDashboard } from '../api'
import { useGetSellerBalanceQuery } from '../money/api'
import { countOf, inDelivery, returns, toShip } from '../orderTabs'
import { statesText as words } from './text'

const States = styled('ul')(({ theme }) => ({
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 16,
    minBlockSize: 44,
    color: 'inherit',
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:last-of-type a': { borderBlockEnd: 0 },
  '& a:hover': { color: theme.vars.palette.link },
}))

const states = [
  { label: words.toShip, of: toShip },
  { label: words.inDelivery, of: inDelivery },
  { label: words.delivered, of: 'delivered' },
  { label: words.returns, of: returns },
]

/** How many orders that are not over stand where, each with the way to them. */
export function OrderStates({ counts }: { counts: SellerDashboard['states'] }) {
  return (
    <Paper variant="panel" component="section" aria-label={words.title}>
      <Stack spacing={1}>
        <h2>{words.title}</h2>
        <States>
          {states.map(({ label, of }) => (
            <li key={of}>
              <Link to={paths.sellerOrders(of)}>
                {label} <strong>{formatNumber(countOf(counts, of))}</strong>
              </Link>
            </li>
          ))}
        </States>
      </Stack>
    </Paper>
  )
}

const Money = styled(Link)({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 })

/** What the shop is owed, and when it is paid next. */
export function NextPayout({ day }: { day: string | null }) {
  const { data: balance, isError, refetch } = useGetSellerBalanceQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Paper variant="panel" component="section" aria-label={words.payout}>
      <Stack spacing={1.5}>
        <h2>{words.payout}</h2>
        {isError ? (
          <ErrorState title={words.balanceFailed} onRetry={() => void refetch()} />
        ) : (
          <div>
            <Typography variant="subtitle2" component="p">{words.available}</Typography>
            <Typography variant="figure" component="p">
              {balance ? formatMoney(balance.available, balance.currency) : <Skeleton width={140} />}
            </Typography>
            <Typography color="textSecondary" component="p">
              {balance ? words.balance(formatMoney(balance.balance, balance.currency)) : <Skeleton width={200} />}
            </Typography>
          </div>
        )}
        <Typography>{balance?.payoutsHeld ? words.held : day ? words.next(formatUtcDay(day)) : words.notPlanned}</Typography>
        <Money to={paths.sellerMoney()}>{words.seeMoney}</Money>
      </Stack>
    </Paper>
  )
}
