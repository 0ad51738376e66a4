import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { formatDateTime } from '@/lib/dates'
import type { ShopOrder } from '../api'
import { shopOrderWords } from '../status'
import { ordersText } from '../text'

const History = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  display: 'grid',
  gap: 8,
}))

type Event = ShopOrder['events'][number]

/** A step that leaves the state as it was tells how many pieces it took; what got lost is never called cancelled. */
function nameOf({ status, cancelled, lost }: Event): string {
  if (lost > 0) return ordersText.order.lostPieces(lost)
  return cancelled > 0 && status !== 'cancelled'
    ? ordersText.order.cancelledPieces(cancelled)
    : shopOrderWords(status).label
}

const sentence = (event: Event) =>
  [
    ordersText.order.latest(nameOf(event), formatDateTime(event.at)),
    ...(event.reason ? [ordersText.order.reason(event.reason)] : []),
  ].join(' · ')

/** What happened last, and on demand all that happened before. */
export function OrderEvents({ events }: { events: readonly Event[] }) {
  const newestFirst = events.toSorted((a, b) => b.at.localeCompare(a.at))
  const [latest] = newestFirst
  if (!latest) return null
  if (newestFirst.length === 1)
    return (
      <Typography variant="body2" color="textSecondary">
        {sentence(latest)}
      </Typography>
    )
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {sentence(latest)}
      </Typography>
      <Accordion>
        <AccordionSummary>{ordersText.order.history}</AccordionSummary>
        <AccordionDetails>
          <History>
            {newestFirst.map((event) => (
              <li key={`${event.status}-${event.at}`}>{sentence(event)}</li>
            ))}
          </History>
        </AccordionDetails>
      </Accordion>
    </div>
  )
}
