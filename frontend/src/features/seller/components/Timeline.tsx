import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Step from '@mui/material/Step'
import type { StepIconProps } from '@mui/material/StepIcon'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { newestFirst, stepName } from '@/features/orders/steps'
import { formatDateTime } from '@/lib/dates'
import { radius } from '@/lib/design'
import type { SellerOrder } from '../api'
import { historyText } from '../text'

type StepEvent = SellerOrder['events'][number]

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
export function Timeline({ events }: { events: SellerOrder['events'] }) {
  const steps = newestFirst(events)
  return (
    <Paper variant="panel" component="section" aria-label={historyText.title}>
      <Stack spacing={1.5}>
        <h2>{historyText.title}</h2>
        <Stepper orientation="vertical" nonLinear>
          {steps.map((event, at) => (
            <Step key={`${event.status}-${event.at}`}>
              <StepLabel
                slots={dot}
                optional={
                  <Typography variant="body2">
                    <time dateTime={event.at}>{formatDateTime(event.at)}</time>
                  </Typography>
                }
              >
                {sentenceOf(event, steps[at + 1])}
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

const words = { ...historyText, state: (status: string) => events[status] ?? status.replaceAll('_', ' ') }

function sentenceOf(step: StepEvent, before: StepEvent | undefined): string {
  const name = stepName(step, before, words)
  // Goods are given back by the buyer, whoever says that they are here.
  if (step.returned > 0 || step.status === 'returned') return name
  return by[step.actor]?.(name) ?? name
}
