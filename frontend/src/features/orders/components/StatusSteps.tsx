import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { Quiet } from '@/components/Panel'
import { formatDate } from '@/lib/dates'
import { shopOrderWords, steps, stepsDone } from '../status'
import { ordersText } from '../text'

const List = styled('ol')({ display: 'flex', gap: 8 })
const Step = styled('li', { shouldForwardProp: (name) => name !== 'done' })<{ done: boolean }>(({ theme, done }) => ({
  flex: 1,
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  paddingBlockStart: 8,
  borderBlockStart: `4px solid ${done ? theme.vars.palette.primary.main : theme.vars.palette.divider}`,
  color: done ? theme.vars.palette.text.primary : theme.vars.palette.text.secondary,
  '& span': { display: 'flex', alignItems: 'center', gap: 4, ...theme.typography.subtitle2 },
  '& svg': { flex: 'none', color: theme.vars.palette.primary.main },
}))

interface StatusStepsProps {
  status: string
  events: readonly { status: string; at: string }[]
}

/** How far the parcel is: Confirmed, In delivery, Delivered, each with its day. */
export function StatusSteps({ status, events }: StatusStepsProps) {
  const done = stepsDone(status)
  if (done === 0) return null
  return (
    <List aria-label={ordersText.order.progress}>
      {steps.map((step, index) => {
        const event = events.find((entry) => entry.status === step)
        return (
          <Step key={step} done={index < done} {...(index === done - 1 ? { 'aria-current': 'step' } : {})}>
            <span>
              {index < done && <Icon name="check" size={16} />}
              {shopOrderWords(step).label}
            </span>
            {index < done && event && <Quiet>{formatDate(event.at)}</Quiet>}
          </Step>
        )
      })}
    </List>
  )
}
