import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ErrorState } from '@/components/ErrorState'
import { DescriptionList } from '@/components/DescriptionList'
import { FormAlert } from '@/components/form/FormAlert'
import { PageTitle } from '@/components/Page'
import { toast } from '@/components/toast/queue'
import { useFocusAfterChange } from '@/components/useFocusAfterChange'
import {
  useGetMarketHealthQuery,
  useListParkedJobsQuery,
  useRetryJobMutation,
  useRetryJobsMutation,
  type FailingTimer,
  type JobQueue,
  type MarketHealth,
  type ParkedJob,
} from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { RecordList } from '@/features/operator/components/RecordList'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { isTimer, nameOf, nameOfTimer } from '@/features/operator/health/jobs'
import { healthText as words } from '@/features/operator/health/text'
import { consoleText } from '@/features/operator/text'
import { useActionWithToast } from '@/features/operator/useActionWithToast'
import { useListParams } from '@/features/operator/useListParams'
import { problemOf } from '@/api/problem'
import { formatBytes } from '@/lib/bytes'
import { formatDateTime } from '@/lib/dates'
import { formatNumber } from '@/lib/language'
import { formatNearDateTime } from '@/lib/nearDates'

/** It is looked at while something is mended, and all of it is from the same time. */
const watched = { refetchOnMountOrArgChange: true, pollingInterval: 10_000, skipPollingIfUnfocused: true }
/** A lag that nobody notices, in seconds. */
const unnoticed = 2

/** How the marketplace runs, and the background jobs that were given up. */
export function HealthPage() {
  const { data, error, refetch } = useGetMarketHealthQuery(undefined, watched)
  const { page, toPage } = useListParams('show', ['all'])
  const parked = useListParkedJobsQuery({ page }, watched)
  // What is below does not move once it is seen.
  const isSettled = (data !== undefined || error !== undefined) && !parked.isLoading
  return (
    <Stack spacing={3}>
      <PageTitle>{consoleText.pages.health}</PageTitle>
      <h1>{consoleText.pages.health}</h1>
      {error && !data && (
        <ErrorState title={words.failed} requestId={problemOf(error).requestId} onRetry={() => void refetch()} />
      )}
      {!isSettled && <Skeleton aria-busy="true" height={480} />}
      {isSettled && data && (
        <>
          <Failing timers={data.failingTimers} />
          <DescriptionList items={factsOf(data)} />
          <Stack spacing={1.5} component="section" aria-label={words.emails}>
            <h2>{words.emails}</h2>
            <DescriptionList items={emailFactsOf(data)} />
          </Stack>
          <Queue queue={data.queue.filter(isTold)} />
        </>
      )}
      <div hidden={!isSettled}>
        <Stack spacing={1.5} component="section" aria-label={words.parked}>
          <h2>{words.parked}</h2>
          <Typography color="textSecondary">{words.parkedIntro}</Typography>
          <ListStates
            query={parked}
            failed={words.parkedFailed}
            none={{ title: words.none }}
            count={words.count}
            rowHeight={72}
            onPage={toPage}
          >
            {({ items }) => <RecordList label={words.parked} items={items} shape={job} />}
          </ListStates>
        </Stack>
      </div>
    </Stack>
  )
}

/** What comes round by itself and does not go well. */
function Failing({ timers }: { timers: readonly FailingTimer[] }) {
  if (timers.length === 0) return null
  return (
    <FormAlert tone="warning">
      <strong>{words.failing}</strong>
      <Stack component="ul" spacing={1} sx={{ overflowWrap: 'anywhere' }}>
        {timers.map(({ name, since, lastError }) => (
          <li key={name}>
            <div>{words.failingSince(nameOfTimer(name), formatDateTime(since))}</div>
            <div>{lastError}</div>
          </li>
        ))}
      </Stack>
    </FormAlert>
  )
}

function factsOf({ version, database, connections, index, hearsChanges, booksComparedAt, invariants }: MarketHealth) {
  const { open, idle, most } = connections
  const behind = index.behindSeconds
  return [
    [words.version, version],
    [words.database, words.databaseVersion(database.version)],
    [words.size, formatBytes(database.sizeBytes)],
    [words.migration, database.latestMigration ?? words.never],
    [words.connections, words.inUse(open - idle, most)],
    [words.allConnections, words.inUse(database.connectionsInUse, database.connectionsMost)],
    [words.products, formatNumber(index.products)],
    [words.index, behind < unnoticed ? words.upToDate : words.behind(Math.round(behind))],
    [words.changes, hearsChanges ? words.hears : words.deaf],
    [words.books, booksComparedAt ? formatDateTime(booksComparedAt) : words.never],
    [words.invariants, checkOf(invariants)],
  ] as const
}

function emailFactsOf({ mail: { waiting, dueSince, sentLately, parked } }: MarketHealth) {
  return [
    [words.waiting, formatNumber(waiting)],
    [words.since, dueSince ? formatDateTime(dueSince) : words.nothingDue],
    [words.sentLately, formatNumber(sentLately)],
    [words.givenUp, formatNumber(parked)],
  ] as const
}

function checkOf(check: MarketHealth['invariants']) {
  if (!check) return words.never
  const when = formatDateTime(check.checkedAt)
  return check.firstBreach === null ? words.sound(when) : words.breaches(when, check.breaches, check.firstBreach)
}

/** A timer always waits for its next turn; only one that is late is worth a line. */
const isTold = ({ kind: of, dueSince, parked }: JobQueue) => !isTimer(of) || dueSince !== null || parked > 0

const kind: RecordShape<JobQueue> = {
  keyOf: ({ kind: of }) => of,
  title: { name: words.kind, value: ({ kind: of }) => nameOf(of) },
  columns: [
    { name: words.waiting, isAmount: true, value: ({ waiting }) => formatNumber(waiting) },
    { name: words.since, isUnbroken: true, value: ({ dueSince }) => dueSince && formatNearDateTime(dueSince) },
    { name: words.givenUp, isAmount: true, value: ({ parked }) => formatNumber(parked) },
  ],
  actions: ({ kind: of, parked }) => parked > 0 && <RetryAll kind={of} />,
}

/** What is not done yet, by kind. */
function Queue({ queue }: { queue: readonly JobQueue[] }) {
  // The button goes with the jobs that were given up.
  const heading = useFocusAfterChange<HTMLHeadingElement>(queue.filter(({ parked }) => parked > 0).length)
  return (
    <Stack spacing={1.5} component="section" aria-label={words.queue}>
      <h2 ref={heading} tabIndex={-1}>
        {words.queue}
      </h2>
      {queue.length > 0 ? <RecordList label={words.queue} items={queue} shape={kind} /> : <p>{words.nothingWaits}</p>}
    </Stack>
  )
}

/** Has all jobs of a kind that were given up tried again. */
function RetryAll({ kind: of }: { kind: string }) {
  const [retry, { isLoading }] = useRetryJobsMutation()
  const send = async () => {
    const { data, error } = await retry({ retryJobs: { kind: of } })
    if (error) toast.error(problemOf(error).message)
    else toast.success(words.retriedAll(data.retried))
  }
  return (
    <Button
      variant="outlined"
      aria-label={words.retryAllOf(nameOf(of))}
      aria-busy={isLoading}
      onClick={() => !isLoading && void send()}
    >
      {words.retryAll}
    </Button>
  )
}

const job: RecordShape<ParkedJob> = {
  keyOf: ({ id }) => id,
  title: { name: words.kind, value: ({ kind: of }) => nameOf(of) },
  columns: [
    { name: words.queued, isUnbroken: true, value: ({ createdAt }) => formatNearDateTime(createdAt) },
    { name: words.when, isUnbroken: true, value: ({ parkedAt }) => formatNearDateTime(parkedAt) },
    { name: words.tries, isAmount: true, value: ({ attempts }) => formatNumber(attempts) },
    { name: words.lastError, value: ({ lastError }) => lastError },
  ],
  actions: (of) => <Retry of={of} />,
}

function Retry({ of }: { of: ParkedJob }) {
  const [retry] = useRetryJobMutation()
  const { isBusy, act } = useActionWithToast()
  return (
    <Button
      variant="outlined"
      aria-label={words.retryOf(nameOf(of.kind), of.id)}
      aria-busy={isBusy}
      onClick={() => void act(() => retry({ id: of.id }), words.retried)}
    >
      {words.retry}
    </Button>
  )
}
