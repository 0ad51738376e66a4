import { useState } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { Link } from 'react-router-dom'
import { ErrorState } from '@/components/ErrorState'
import { Amounts } from '@/components/money/Amounts'
import { onDemand } from '@/components/onDemand'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import { adjustmentsText } from '../adjustments/text'
import { useGetShopBalanceQuery, useListAdjustmentRequestsQuery, type ShopBalance, type ShopRecord } from '../api'
import { marketLedgerText } from '../ledger/text'
import { PayoutHold, PayoutHoldNote } from './PayoutHold'
import { shopMoneyText as words } from './text'

const AdjustDialog = onDemand(async () => (await import('./AdjustDialog')).AdjustDialog)

/** What a shop is owed, the way to give it something or take it, and whether it is paid at all. */
export function BalancePanel({ shop }: { shop: ShopRecord }) {
  const { id, name } = shop
  const { currentData: balance, isError, refetch } = useGetShopBalanceQuery({ id }, { refetchOnMountOrArgChange: true })
  const { data: requests } = useListAdjustmentRequestsQuery(
    { status: 'waiting', shopId: id },
    { refetchOnMountOrArgChange: true },
  )
  const [isAdjusting, setAdjusting] = useState(false)
  return (
    <Panel title={words.balance}>
      <PayoutHoldNote shop={shop} />
      {isError && !balance && <ErrorState title={words.balanceFailed} onRetry={() => void refetch()} />}
      {!balance && !isError && <Skeleton aria-busy="true" height={260} />}
      {balance && <Amounts rows={partsOf(balance)} />}
      {requests !== undefined && requests.total > 0 && (
        <Link to={paths.adminAdjustments()}>{adjustmentsText.waitsOfShop(requests.total)}</Link>
      )}
      {balance && (
        <Row>
          <Button variant="outlined" onClick={() => setAdjusting(true)}>
            {words.adjust}
          </Button>
          <PayoutHold shop={shop} />
          <Link to={paths.adminLedger({ shop: String(id) })}>{marketLedgerText.ofShop}</Link>
        </Row>
      )}
      {isAdjusting && balance && (
        <AdjustDialog
          shop={{ id, name }}
          currency={balance.currency}
          approvalAbove={requests?.approvalAbove ?? null}
          onClose={() => setAdjusting(false)}
        />
      )}
    </Panel>
  )
}

/** The parts of a balance; they always come to it. */
function partsOf(of: ShopBalance) {
  const money = (amount: number) => formatMoney(amount, of.currency)
  const shortfall = of.available + of.pending + of.held + of.reserved - of.balance
  return [
    { label: words.available, amount: money(of.available) },
    { label: words.pending, hint: words.pendingHint(of.holdDays), amount: money(of.pending) },
    { label: words.held, hint: words.heldHint, amount: money(of.held) },
    { label: words.reserved, hint: words.reservedHint, amount: money(of.reserved) },
    ...(shortfall > 0 ? [{ label: words.shortfall, amount: money(-shortfall) }] : []),
    { label: words.total, amount: money(of.balance), isSum: true },
    ...(of.onItsWay > 0 ? [{ label: words.onItsWay, amount: money(of.onItsWay) }] : []),
  ]
}
