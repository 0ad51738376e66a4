import { styled } from '@mui/material/styles'
import { Panel, Quiet, Stack } from '@/components/Panel'
import { formatDateTime } from '@/lib/dates'
import { historyText } from '../text'

interface Event {
  status: string
  at: string
  actor: string
  reason: string | null
  cancelled: number
  lost: number
}

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  '& li': { position: 'relative', paddingInlineStart: 24, paddingBlockEnd: 16 },
  '& li:last-of-type': { paddingBlockEnd: 0 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 2,
    insetBlockStart: 7,
    inlineSize: 10,
    blockSize: 10,
    borderRadius: 999,
    backgroundColor: theme.vars.palette.control,
  },
  '& li:first-of-type::before': { backgroundColor: theme.vars.palette.primary.main },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 6,
    insetBlockStart: 21,
    insetBlockEnd: -3,
    inlineSize: 2,
    backgroundColor: theme.vars.palette.divider,
  },
}))

/** What happened to an order, newest first. */
export function Timeline({ events }: { events: readonly Event[] }) {
  const sorted = events.toSorted((a, b) => b.at.localeCompare(a.at))
  return (
    <Panel aria-label={historyText.title}>
      <Stack gap={12}>
        <h2>{historyText.title}</h2>
        <List>
          {sorted.map((event) => (
            <li key={`${event.status}-${event.at}`}>
              {sentenceOf(event)}
              {event.reason && <p>{event.reason}</p>}
              <Quiet>
                <time dateTime={event.at}>{formatDateTime(event.at)}</time>
              </Quiet>
            </li>
          ))}
        </List>
      </Stack>
    </Panel>
  )
}

// A state or an actor that this version does not know is shown by its plain name, or not at all.
const events: Readonly<Record<string, string>> = historyText.events
const by: Readonly<Record<string, (event: string) => string>> = historyText.by

function sentenceOf(step: Event): string {
  const event = eventIn(step)
  return by[step.actor]?.(event) ?? event
}

/** A step that leaves the state as it was tells how many pieces it took; what got lost is never called cancelled. */
function eventIn({ status, cancelled, lost }: Event): string {
  if (lost > 0) return historyText.lost(lost)
  if (cancelled > 0 && status !== 'cancelled') return historyText.pieces(cancelled)
  return events[status] ?? status.replaceAll('_', ' ')
}
