import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Step from '@mui/material/Step'
import type { StepIconProps } from '@mui/material/StepIcon'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { formatDateTime } from '@/lib/dates'
import { radius } from '@/lib/design'
import { historyText } from '../text'

interface Event {
  status: string
  at: string
  actor: string
  reason: string | null
  cancelled: number
  lost: number
  returned: number
  refunded: number
}

const Mark = styled('span')(({ theme }) => ({
  inlineSize: 10,
  blockSize: 10,
  margin: 7,
  borderRadius: radius.pill,
  backgroundColor: theme.vars.palette.control,
  '&[data-latest]': { backgroundColor: theme.vars.palette.primary.main },
}))

const dot = { stepIcon: ({ active }: StepIconProps) => <Mark data-latest={active || undefined} /> }

/** What happened to an order, newest first. */
export function Timeline({ events }: { events: readonly Event[] }) {
  // Steps of one moment keep their order.
  const sorted = events.toSorted((a, b) => a.at.localeCompare(b.at)).toReversed()
  return (
    <Paper variant="panel" component="section" aria-label={historyText.title}>
      <Stack spacing={1.5}>
        <h2>{historyText.title}</h2>
        <Stepper orientation="vertical" nonLinear>
          {sorted.map((event, at) => (
            <Step key={`${event.status}-${event.at}`}>
              <StepLabel
                slots={dot}
                optional={
                  <Typography variant="body2">
                    <time dateTime={event.at}>{formatDateTime(event.at)}</time>
                  </Typography>
                }
              >
                {sentenceOf(event, sorted[at + 1])}
                {event.reason && <p>{event.reason}</p>}
              </StepLabel>
            </Step>
          ))}
        </Stepper>
      </Stack>
    </Paper>
  )
}

// A state or an actor that this version does not know is shown by its plain name, or not at all.
const events: Readonly<Record<string, string>> = historyText.events
const by: Readonly<Record<string, (event: string) => string>> = historyText.by

function sentenceOf(step: Event, before: Event | undefined): string {
  const event = eventIn(step, before)
  // Goods are given back by the buyer, whoever says that they are here.
  if (step.returned > 0 || step.status === 'returned') return event
  return by[step.actor]?.(event) ?? event
}

/**
 * A step that leaves the state as it was tells how many pieces it took; what got lost is never called cancelled. After a
 * return the order stands where it stood: that it is over is told, not that it arrived again.
 */
function eventIn({ status, cancelled, lost, returned, refunded }: Event, before: Event | undefined): string {
  if (before?.status === 'return_requested' && status !== 'returned') {
    if (returned > 0) return historyText.returned(returned)
    return refunded > 0 ? historyText.returnSettled : historyText.returnClosed
  }
  if (lost > 0) return historyText.lost(lost)
  if (cancelled > 0 && status !== 'cancelled') return historyText.pieces(cancelled)
  return events[status] ?? status.replaceAll('_', ' ')
}
