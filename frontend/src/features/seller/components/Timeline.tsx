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
import type { SellerOrder } from '../api'
import { historyText } from '../text'
import { timelineOf } from '../timeline'

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
export function Timeline({ order }: { order: SellerOrder }) {
  return (
    <Paper variant="panel" component="section" aria-label={historyText.title}>
      <Stack spacing={1.5}>
        <h2>{historyText.title}</h2>
        <Stepper orientation="vertical" nonLinear>
          {timelineOf(order).map(({ key, at, title, details }) => (
            <Step key={key}>
              <StepLabel
                slots={dot}
                optional={
                  <Typography variant="body2">
                    <time dateTime={at}>{formatDateTime(at)}</time>
                  </Typography>
                }
              >
                {title}
                {details.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </StepLabel>
            </Step>
          ))}
        </Stepper>
      </Stack>
    </Paper>
  )
}
