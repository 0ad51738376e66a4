import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { PageTitle } from '@/components/Page'
import { TabLinks } from '@/components/TabLinks'
import { useListOwedRefundsQuery, type OwedRefund } from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { RecordList } from '@/features/operator/components/RecordList'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { RefundActions } from '@/features/operator/money/RefundActions'
import { refundsText as words } from '@/features/operator/money/text'
import { consoleText } from '@/features/operator/text'
import { useListParams, viewParam } from '@/features/operator/useListParams'
import { useOpenTaskCounts } from '@/features/operator/openTasks'
import { refundReason } from '@/features/orders/refundReasons'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { formatNearDate, formatNearDateTime } from '@/lib/nearDates'
import { paths } from '@/lib/paths'

const views = ['failed', 'waiting', 'settled'] as const

/** Money that PayPal has not given back: what failed, what is tried again by itself, what was settled. */
export function OperatorRefundsPage() {
  const { view, page, toPage } = useListParams('status', views)
  const { counts } = useOpenTaskCounts()
  const query = useListOwedRefundsQuery({ status: view, page }, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.refunds}</PageTitle>
      <h1>{consoleText.pages.refunds}</h1>
      <TabLinks
        label={consoleText.views}
        tabs={views.map((value) => ({
          value,
          label: words.views[value],
          ...(value === 'failed' && counts.refunds !== undefined && { count: counts.refunds }),
        }))}
        current={view}
        hrefOf={(value) => paths.adminRefunds(viewParam(views, value))}
      />
      <ListStates
        query={query}
        failed={words.failed}
        none={view === 'failed' ? { title: words.none, text: words.noneText } : { title: words.noneHere }}
        count={words.count}
        rowHeight={72}
        onPage={toPage}
      >
        {({ items }) => <RecordList label={consoleText.pages.refunds} items={items} shape={shapes[view]} />}
      </ListStates>
    </Stack>
  )
}

/** What an operator said became of it, and when. */
function settlementOf({ settlement }: OwedRefund) {
  if (!settlement) return null
  return (
    <>
      {words.ways[settlement.how]}, {formatDate(settlement.at)}
      <p>{settlement.reason}</p>
    </>
  )
}

const common = {
  keyOf: ({ id }: OwedRefund) => id,
  title: {
    name: consoleText.order,
    isUnbroken: true,
    value: ({ orderId, orderNumber }: OwedRefund) => <Link to={paths.adminOrder(orderId)}>{orderNumber}</Link>,
  },
}
const why = { name: words.why, value: ({ reason }: OwedRefund) => refundReason(reason) }
const since = { name: words.since, isUnbroken: true, value: ({ createdAt }: OwedRefund) => formatNearDate(createdAt) }
const whyNot = { name: words.whyNot, value: ({ failure, lastError }: OwedRefund) => failure ?? lastError }
const nextTry = { name: words.nextTry, isUnbroken: true, value: ({ nextTryAt }: OwedRefund) => nextTryAt && formatNearDateTime(nextTryAt) }
const amount = {
  name: consoleText.amount,
  isAmount: true,
  value: ({ amount: minor, currency }: OwedRefund) => formatMoney(minor, currency),
}
const actions = (refund: OwedRefund) => <RefundActions refund={refund} />

const shapes: Readonly<Record<(typeof views)[number], RecordShape<OwedRefund>>> = {
  failed: { ...common, columns: [why, since, whyNot, amount], actions },
  waiting: { ...common, columns: [why, since, whyNot, nextTry, amount], actions },
  settled: { ...common, columns: [why, since, { name: words.settlement, value: settlementOf }, amount] },
}
