import { useState } from 'react'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { TaskTiles, TaskTilesSkeleton } from '@/components/TaskTiles'
import { useGetMarketOverviewQuery, type MarketOverview } from '@/features/operator/api'
import { figuresOf } from '@/features/operator/overview/figures'
import { MarketTrend } from '@/features/operator/overview/MarketTrend'
import { tasksOf } from '@/features/operator/overview/tasks'
import { consoleText, overviewText as words, waitingText } from '@/features/operator/text'
import { FigureCards, FiguresSkeleton } from '@/features/seller/dashboard/FigureCards'
import { formatDays } from '@/features/seller/dashboard/format'
import { daysOf, todayIn, usePeriod, defaultPreset } from '@/features/seller/dashboard/period'
import { PeriodPicker } from '@/features/seller/dashboard/PeriodPicker'
import { figuresText, salesPeriodText } from '@/features/seller/dashboard/text'
import { formatNearDateTime } from '@/lib/nearDates'
import { paths } from '@/lib/paths'

const columns = 4
/** The check runs once a day; half a day of grace. */
const checkedWithin = 36 * 60 * 60 * 1000
/** The marketplace counts by days of UTC. */
const zone = 'UTC'

/** The first page of the operator console: what waits, then how the marketplace does. */
export function OperatorHomePage() {
  const [choice, choose] = usePeriod()
  // The usual days are the server's own.
  const asked = choice === defaultPreset ? {} : daysOf(choice, todayIn(zone))
  const { data, isError, refetch } = useGetMarketOverviewQuery(asked, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={4}>
      <PageTitle>{consoleText.title}</PageTitle>
      <Row spread>
        <h1>{consoleText.pages.home}</h1>
        {data && <PeriodPicker choice={choice} days={data.period} today={data.today} onChoose={choose} />}
      </Row>
      {data ? (
        <Overview overview={data} />
      ) : isError ? (
        <ErrorState title={words.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <OverviewSkeleton />
      )}
    </Stack>
  )
}

function Overview({ overview }: { overview: MarketOverview }) {
  const { toDo, period, before, figures, figuresBefore, currency } = overview
  const tasks = tasksOf(toDo)
  const waiting = tasks.filter(({ count }) => count > 0)
  return (
    <>
      {toDo.parkedJobs > 0 && (
        <FormAlert tone="warning">
          {words.parked(toDo.parkedJobs)} <Link to={paths.adminHealth()}>{words.toParked}</Link>
        </FormAlert>
      )}
      <CheckNote toDo={toDo} />
      <TaskTiles
        title={waitingText.title}
        columns={columns}
        tasks={waiting}
        end={waiting.length === 0 ? waitingText.nothing : waiting.length < tasks.length ? waitingText.nothingElse : undefined}
      />
      <Stack spacing={2} component="section" aria-label={figuresText.title}>
        <div>
          <h2>{formatDays(period)}</h2>
          <Typography variant="body2" color="textSecondary">
            {salesPeriodText.compared(formatDays(before))} · {salesPeriodText.zone(zone)}
          </Typography>
        </div>
        <FigureCards figures={figuresOf(currency)} now={figures} before={figuresBefore} />
        <MarketTrend overview={overview} />
      </Stack>
    </>
  )
}

/** What the daily check of all data found, or that it does not run. */
function CheckNote({ toDo: { invariantsCheckedAt: at, invariantsBroken } }: Pick<MarketOverview, 'toDo'>) {
  const [now] = useState(Date.now)
  const isLate = !at || now - Date.parse(at) > checkedWithin
  if (invariantsBroken === 0 && !isLate)
    return (
      <Typography variant="body2" color="textSecondary">
        {words.checked(formatNearDateTime(at))}
      </Typography>
    )
  const fault = invariantsBroken > 0 ? words.broken(invariantsBroken) : at ? words.unchecked(formatNearDateTime(at)) : words.neverChecked
  return (
    <FormAlert tone="warning">
      {fault} <Link to={paths.adminHealth()}>{words.toParked}</Link>
    </FormAlert>
  )
}

/** The page before anything is known, in the boxes it will have. */
function OverviewSkeleton() {
  return (
    <>
      <TaskTilesSkeleton count={columns} columns={columns} />
      <Stack spacing={2}>
        <Skeleton width={220} height={48} />
        <FiguresSkeleton />
        <Skeleton height={400} />
      </Stack>
    </>
  )
}
