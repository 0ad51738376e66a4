import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ErrorState } from '@/components/ErrorState'
import { Facts } from '@/components/Facts'
import { PageTitle } from '@/components/Page'
import {
  useGetMarketHealthQuery,
  useListParkedJobsQuery,
  useRetryJobMutation,
  type JobQueue,
  type MarketHealth,
  type ParkedJob,
} from '@/features/operator/api'
import { ListFaces } from '@/features/operator/components/ListFaces'
import { Records } from '@/features/operator/components/Records'
import type { Shape } from '@/features/operator/components/shape'
import { isTimer, nameOf } from '@/features/operator/health/jobs'
import { healthText as words } from '@/features/operator/health/text'
import { consoleText } from '@/features/operator/text'
import { useAct } from '@/features/operator/useAct'
import { useView } from '@/features/operator/useView'
import { problemOf } from '@/api/problem'
import { formatDateTime } from '@/lib/dates'
import { formatNumber } from '@/lib/language'

/** It is looked at while something is mended, and all of it is from the same time. */
const watched = { refetchOnMountOrArgChange: true, pollingInterval: 10_000, skipPollingIfUnfocused: true }
/** A lag that nobody notices, in seconds. */
const unnoticed = 2

/** How the marketplace runs, and the background jobs that were given up. */
export function HealthPage() {
  const { data, error, refetch } = useGetMarketHealthQuery(undefined, watched)
  const { page, toPage } = useView('show', ['all'])
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
          <Facts facts={factsOf(data)} />
          <Stack spacing={1.5} component="section" aria-label={words.queue}>
            <h2>{words.queue}</h2>
            {data.queue.some(isTold) ? (
              <Records label={words.queue} items={data.queue.filter(isTold)} shape={kind} />
            ) : (
              <p>{words.nothingWaits}</p>
            )}
          </Stack>
        </>
      )}
      <div hidden={!isSettled}>
        <Stack spacing={1.5} component="section" aria-label={words.parked}>
          <h2>{words.parked}</h2>
          <Typography color="textSecondary">{words.parkedIntro}</Typography>
          <ListFaces
            query={parked}
            failed={words.parkedFailed}
            none={{ title: words.none }}
            count={words.count}
            rowHeight={72}
            onPage={toPage}
          >
            {({ items }) => <Records label={words.parked} items={items} shape={job} />}
          </ListFaces>
        </Stack>
      </div>
    </Stack>
  )
}

function factsOf({ version, databaseVersion, connections, index, hearsChanges, booksComparedAt, invariants }: MarketHealth) {
  const { open, idle, most } = connections
  const behind = index.behindSeconds
  return [
    [words.version, version],
    [words.database, words.databaseVersion(databaseVersion)],
    [words.connections, words.inUse(open - idle, most)],
    [words.products, formatNumber(index.products)],
    [words.index, behind < unnoticed ? words.upToDate : words.behind(Math.round(behind))],
    [words.changes, hearsChanges ? words.hears : words.deaf],
    [words.books, booksComparedAt ? formatDateTime(booksComparedAt) : words.never],
    [words.invariants, checkOf(invariants)],
  ] as const
}

function checkOf(check: MarketHealth['invariants']) {
  if (!check) return words.never
  const when = formatDateTime(check.checkedAt)
  return check.firstBreach === null ? words.sound(when) : words.breaches(when, check.breaches, check.firstBreach)
}

/** A timer always waits for its next turn; only one that is late is worth a line. */
const isTold = ({ kind: of, dueSince, parked }: JobQueue) => !isTimer(of) || dueSince !== null || parked > 0

const kind: Shape<JobQueue> = {
  keyOf: ({ kind: of }) => of,
  title: { name: words.kind, value: ({ kind: of }) => nameOf(of) },
  columns: [
    { name: words.waiting, isAmount: true, value: ({ waiting }) => formatNumber(waiting) },
    { name: words.since, value: ({ dueSince }) => dueSince && formatDateTime(dueSince) },
    { name: words.givenUp, isAmount: true, value: ({ parked }) => formatNumber(parked) },
  ],
}

const job: Shape<ParkedJob> = {
  keyOf: ({ id }) => id,
  title: { name: words.kind, value: ({ kind: of }) => nameOf(of) },
  columns: [
    { name: words.queued, value: ({ createdAt }) => formatDateTime(createdAt) },
    { name: words.when, value: ({ parkedAt }) => formatDateTime(parkedAt) },
    { name: words.tries, isAmount: true, value: ({ attempts }) => formatNumber(attempts) },
    { name: words.lastError, value: ({ lastError }) => lastError },
  ],
  actions: (of) => <Retry of={of} />,
}

function Retry({ of }: { of: ParkedJob }) {
  const [retry] = useRetryJobMutation()
  const { isBusy, act } = useAct()
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
