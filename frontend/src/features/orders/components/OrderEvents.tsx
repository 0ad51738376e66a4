import { styled } from '@mui/material/styles'
import { Quiet } from '@/components/Panel'
import { formatDateTime } from '@/lib/dates'
import type { ShopOrder } from '../api'
import { shopOrderWords } from '../status'
import { ordersText } from '../text'

const History = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& summary': { paddingBlock: 12, color: theme.vars.palette.link, cursor: 'pointer' },
  '& ol': { display: 'grid', gap: 8, paddingBlockEnd: 8 },
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
  if (newestFirst.length === 1) return <Quiet>{sentence(latest)}</Quiet>
  return (
    <div>
      <Quiet>{sentence(latest)}</Quiet>
      <History>
        <summary>{ordersText.order.history}</summary>
        <ol>
          {newestFirst.map((event) => (
            <li key={`${event.status}-${event.at}`}>{sentence(event)}</li>
          ))}
        </ol>
      </History>
    </div>
  )
}
