import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { FormAlert } from '@/components/form/FormAlert'
import { formatDate, formatDateTime, formatUtcDay } from '@/lib/dates'
import { media } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { PayoutAccount, PayoutHold, ShopBalance } from '../api'
import { balanceText } from '../text'
import { Amounts } from '@/components/money/Amounts'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
})

const Bone = styled(Skeleton)({ blockSize: 'auto', minBlockSize: 182, '& + &': { minBlockSize: 238 } })

/** A balance that is still to come, in the boxes it will have. */
export function BalanceSkeleton() {
  return (
    <Columns aria-busy="true">
      <Bone />
      <Bone />
    </Columns>
  )
}

interface BalancePanelProps {
  balance: ShopBalance
  /** Where the money goes; null if nobody has said so, undefined until it is known. */
  account: PayoutAccount | null | undefined
}

/** What can be paid out now, when and where to, and what the rest waits for. */
export function BalancePanel({ balance, account }: BalancePanelProps) {
  const money = (amount: number) => formatMoney(amount, balance.currency)
  return (
    <Stack spacing={2}>
      {balance.payoutsHeld && <HeldNote hold={balance.payoutsHeld} />}
      {balance.balance < 0 && (
        <FormAlert tone="warning">
          <strong>{balanceText.below(money(balance.balance))}</strong>
          <span>{balanceText.belowText}</span>
        </FormAlert>
      )}
      {account === null && (
        <FormAlert tone="info">
          {balanceText.noAccount}
          <Button component={Link} variant="outlined" to={paths.sellerPayoutAccount()}>
            {balanceText.addAccount}
          </Button>
        </FormAlert>
      )}
      {account?.heldUntil && (
        <FormAlert tone="info">{balanceText.heldUntil(formatDateTime(account.heldUntil))}</FormAlert>
      )}
      <Columns>
        <Paper variant="panel" component="section" aria-label={balanceText.available}>
          <Stack spacing={1.5}>
            <div>
              <Typography variant="subtitle1" component="h2">
                {balanceText.available}
              </Typography>
              <Typography variant="figure" component="p">
                {money(balance.available)}
              </Typography>
            </div>
            <p>{nextPayout(balance, account)}</p>
            <Typography variant="body2" color="textSecondary">
              {balanceText.minimum(money(balance.minimum))}
            </Typography>
            {balance.onItsWay > 0 && (
              <Amounts
                rows={[{ label: balanceText.onItsWay, hint: balanceText.onItsWayHint, amount: money(balance.onItsWay) }]}
              />
            )}
          </Stack>
        </Paper>
        <Paper variant="panel" component="section" aria-label={balanceText.parts}>
          <Amounts rows={partsOf(balance)} />
        </Paper>
      </Columns>
    </Stack>
  )
}

/** Why the marketplace pays nothing out for now, and where to ask about it. */
function HeldNote({ hold: { since, reason } }: { hold: PayoutHold }) {
  return (
    <FormAlert tone="warning">
      <strong>{balanceText.heldSince(formatDate(since))}</strong>
      <span>{reason}</span>
      <span>{balanceText.heldText}</span>
      <Button component={Link} variant="outlined" to={paths.contact()}>
        {balanceText.heldAsk}
      </Button>
    </FormAlert>
  )
}

function nextPayout({ nextPayoutOn, payoutsHeld }: ShopBalance, account: PayoutAccount | null | undefined) {
  if (payoutsHeld) return balanceText.nextHeld
  if (!nextPayoutOn) return balanceText.notPlanned
  const day = formatUtcDay(nextPayoutOn)
  return account ? balanceText.nextTo(day, account.account) : balanceText.next(day)
}

const perPercent = 100

/** The parts of a balance; they always come to it, also where more is kept back than the shop has. */
function partsOf(of: ShopBalance) {
  const money = (amount: number) => formatMoney(amount, of.currency)
  const shortfall = of.available + of.pending + of.held + of.reserved - of.balance
  const reservedHint =
    of.reserveBps > 0 ? balanceText.reservedHint(of.reserveBps / perPercent) : balanceText.reservedBefore
  const pendingHint = of.holdDaysAreAgreed ? balanceText.pendingAgreed : balanceText.pendingHint
  return [
    { label: balanceText.available, amount: money(of.available) },
    { label: balanceText.pending, hint: pendingHint(of.holdDays), amount: money(of.pending) },
    { label: balanceText.held, hint: balanceText.heldHint, amount: money(of.held) },
    ...(of.reserved > 0 || of.reserveBps > 0
      ? [{ label: balanceText.reserved, hint: reservedHint, amount: money(of.reserved) }]
      : []),
    ...(shortfall > 0
      ? [{ label: balanceText.shortfall, hint: balanceText.shortfallHint, amount: money(-shortfall) }]
      : []),
    { label: balanceText.total, amount: money(of.balance), isSum: true },
  ]
}
