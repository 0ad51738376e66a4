import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { useListPayoutRunsQuery, type PayoutRun } from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { RecordList } from '@/features/operator/components/RecordList'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { payoutRunStatusChip } from '@/features/operator/money/states'
import { runsText as words } from '@/features/operator/money/text'
import { consoleText } from '@/features/operator/text'
import { useListParams } from '@/features/operator/useListParams'
import { formatUtcDay } from '@/lib/dates'
import { formatNumber } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import { formatNearDateTime } from '@/lib/nearDates'
import { paths } from '@/lib/paths'

/** The rounds of payouts to the shops, the latest first. */
export function PayoutRunsPage() {
  const { page, toPage } = useListParams('show', ['all'])
  const query = useListPayoutRunsQuery({ page }, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.payouts}</PageTitle>
      <Row spread>
        <h1>{consoleText.pages.payouts}</h1>
        <Button component={Link} variant="contained" to={paths.adminPayoutPlan()}>
          {words.toPlan}
        </Button>
      </Row>
      <ListStates
        query={query}
        failed={words.failed}
        none={{ title: words.none, text: words.noneText }}
        count={words.count}
        rowHeight={64}
        onPage={toPage}
      >
        {({ items }) => <RecordList label={consoleText.pages.payouts} items={items} shape={shape} />}
      </ListStates>
    </Stack>
  )
}

const shape: RecordShape<PayoutRun> = {
  keyOf: ({ id }) => id,
  title: { name: words.run, value: ({ id }) => <Link to={paths.adminPayoutRun(id)}>{words.of(id)}</Link> },
  columns: [
    { name: words.started, isUnbroken: true, value: ({ createdAt }) => formatNearDateTime(createdAt) },
    {
      name: words.by,
      value: ({ scheduledFor }) => (scheduledFor ? words.clock(formatUtcDay(scheduledFor)) : words.operator),
    },
    { name: words.shops, isAmount: true, value: ({ payouts }) => formatNumber(payouts) },
    { name: consoleText.amount, isAmount: true, value: ({ amount, currency }) => formatMoney(amount, currency) },
  ],
  state: { name: consoleText.state, value: ({ status }) => <StatusChip {...payoutRunStatusChip(status)} /> },
}
