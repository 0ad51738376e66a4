import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { Intro } from '@/components/Intro'
import { PageTitle } from '@/components/Page'
import { StatusChip, type StatusTone } from '@/components/StatusChip'
import { TabLinks } from '@/components/TabLinks'
import { AdjustmentActions } from '@/features/operator/adjustments/AdjustmentActions'
import { adjustmentsText as words } from '@/features/operator/adjustments/text'
import { useListAdjustmentRequestsQuery, type AdjustmentRequest } from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { RecordList } from '@/features/operator/components/RecordList'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { consoleText } from '@/features/operator/text'
import { useListParams, viewParam } from '@/features/operator/useListParams'
import { useOpenTaskCounts } from '@/features/operator/openTasks'
import { formatDateTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'

const views = ['waiting', 'decided'] as const

/** What one operator wants to give a shop or take from it and may not alone, until another one decides. */
export function OperatorAdjustmentsPage() {
  const { view, page, toPage } = useListParams('status', views)
  const { counts } = useOpenTaskCounts()
  const query = useListAdjustmentRequestsQuery({ status: view, page }, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.adjustments}</PageTitle>
      <h1>{consoleText.pages.adjustments}</h1>
      {/* As high as it will be, before it is known. */}
      <Intro style={{ minBlockSize: '2lh' }}>{query.data && introOf(query.data)}</Intro>
      <TabLinks
        label={consoleText.views}
        tabs={views.map((value) => ({
          value,
          label: words.views[value],
          ...(value === 'waiting' && counts.adjustments !== undefined && { count: counts.adjustments }),
        }))}
        current={view}
        hrefOf={(value) => paths.adminAdjustments(viewParam(views, value))}
      />
      <ListStates
        query={query}
        failed={words.failed}
        none={
          view === 'waiting'
            ? {
                title: words.none,
                text: words.noneText,
                action: (
                  <Button component={Link} to={paths.adminShops()} variant="outlined">
                    {words.toShops}
                  </Button>
                ),
              }
            : { title: words.noneDecided }
        }
        count={words.count}
        rowHeight={72}
        onPage={toPage}
      >
        {({ items, currency }) => (
          <RecordList label={consoleText.pages.adjustments} items={items} shape={shapeOf(view, currency)} />
        )}
      </ListStates>
    </Stack>
  )
}

const introOf = ({ approvalAbove, currency }: { approvalAbove: number; currency: string }) =>
  approvalAbove === 0 ? words.introAlways : words.intro(formatMoney(approvalAbove, currency))

const tones: Readonly<Record<string, StatusTone>> = { waiting: 'warning', approved: 'success', declined: 'error' }

function stateOf({ status }: AdjustmentRequest) {
  const states: Readonly<Record<string, string>> = words.states
  return <StatusChip label={states[status] ?? status} tone={tones[status] ?? 'neutral'} />
}

const decidedOf = ({ decidedBy, decidedAt }: AdjustmentRequest) =>
  decidedBy && decidedAt && words.by(decidedBy.name, formatDateTime(decidedAt))

function shapeOf(view: (typeof views)[number], currency: string): RecordShape<AdjustmentRequest> {
  const common = {
    keyOf: ({ id }: AdjustmentRequest) => id,
    title: {
      name: consoleText.shop,
      value: ({ shopId, shopName }: AdjustmentRequest) => <Link to={paths.adminShop(shopId)}>{shopName}</Link>,
    },
  }
  const reason = { name: words.reason, value: (request: AdjustmentRequest) => request.reason }
  const requested = {
    name: words.requested,
    value: ({ requestedBy, requestedAt }: AdjustmentRequest) => words.by(requestedBy.name, formatDateTime(requestedAt)),
  }
  const amount = {
    name: consoleText.amount,
    isAmount: true,
    value: (request: AdjustmentRequest) => formatMoney(request.amount, currency),
  }
  if (view === 'decided') {
    const decided = { name: words.decided, value: decidedOf }
    return { ...common, columns: [reason, requested, decided, amount], state: { name: consoleText.state, value: stateOf } }
  }
  return {
    ...common,
    columns: [reason, requested, amount],
    actions: (request) => <AdjustmentActions request={request} currency={currency} />,
  }
}
