import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { VisuallyHidden } from '@/components/LiveRegion'
import { PageTitle } from '@/components/Page'
import { StatusChip } from '@/components/StatusChip'
import { TabLinks } from '@/components/TabLinks'
import { useListDisputesQuery, type Dispute, type MarketDispute } from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { RecordList } from '@/features/operator/components/RecordList'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { AcceptDispute } from '@/features/operator/money/AcceptDispute'
import { DisputedShops } from '@/features/operator/money/DisputedShops'
import { disputeStatusChip, isOpenDispute, outcomeName, stageName } from '@/features/operator/money/states'
import { operatorDisputeText as words } from '@/features/operator/money/text'
import { consoleText } from '@/features/operator/text'
import { useListParams, viewParam } from '@/features/operator/useListParams'
import { useOpenTaskCounts } from '@/features/operator/openTasks'
import { reasonName } from '@/features/seller/money/disputes/names'
import { formatMoney } from '@/lib/money'
import { formatNearDate, formatNearDateTime } from '@/lib/nearDates'
import { paths } from '@/lib/paths'

const views = ['open', 'all'] as const

/** Complaints of buyers at PayPal. */
export function OperatorDisputesPage() {
  const { view, page, toPage } = useListParams('show', views)
  const { counts } = useOpenTaskCounts()
  const query = useListDisputesQuery(
    { page, ...(view === 'open' && { open: true }) },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.disputes}</PageTitle>
      <h1>{consoleText.pages.disputes}</h1>
      <TabLinks
        label={consoleText.views}
        tabs={views.map((value) => ({
          value,
          label: words.views[value],
          ...(value === 'open' && counts.disputes !== undefined && { count: counts.disputes }),
        }))}
        current={view}
        hrefOf={(value) => paths.adminDisputes(viewParam(views, value))}
      />
      <ListStates
        query={query}
        failed={words.failed}
        none={view === 'open' ? { title: words.none, text: words.noneText } : { title: words.noneHere }}
        count={words.count}
        rowHeight={72}
        onPage={toPage}
      >
        {({ items }) => <RecordList label={consoleText.pages.disputes} items={items} shape={shape} />}
      </ListStates>
    </Stack>
  )
}

/** How grave it is, or how it ended. */
function whereItIs({ stage, outcome, acceptFailure }: Dispute) {
  if (outcome) return outcomeName(outcome)
  return acceptFailure ? `${stageName(stage)}. ${words.acceptFailed}` : stageName(stage)
}

const dayMilliseconds = 86_400_000

/** The last day says the hour too. */
function deadlineOf({ respondBy }: Dispute) {
  if (!respondBy) return null
  const isNear = Date.parse(respondBy) - Date.now() < dayMilliseconds
  return isNear ? <strong>{formatNearDateTime(respondBy)}</strong> : formatNearDate(respondBy)
}

const shape: RecordShape<MarketDispute> = {
  keyOf: ({ id }) => id,
  title: {
    name: words.complaint,
    value: ({ id, reason, orderNumber }) => (
      <Link to={paths.adminDispute(id)}>
        {reasonName(reason)}
        <VisuallyHidden>, {orderNumber}</VisuallyHidden>
      </Link>
    ),
  },
  columns: [
    {
      name: consoleText.order,
      isUnbroken: true,
      value: ({ orderId, orderNumber }) => <Link to={paths.adminOrder(orderId)}>{orderNumber}</Link>,
    },
    { name: words.shops, value: ({ shops }) => <DisputedShops shops={shops} /> },
    { name: words.stage, value: whereItIs },
    { name: words.by, isUnbroken: true, value: (dispute) => isOpenDispute(dispute) && deadlineOf(dispute) },
    { name: consoleText.amount, isAmount: true, value: ({ amount, currency }) => formatMoney(amount, currency) },
  ],
  state: { name: consoleText.state, value: (dispute) => <StatusChip {...disputeStatusChip(dispute)} /> },
  actions: (dispute) => isOpenDispute(dispute) && <AcceptDispute dispute={dispute} />,
}
