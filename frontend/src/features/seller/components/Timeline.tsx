import { Panel, Quiet, Stack } from '@/components/Panel'
import { shopOrderWords } from '@/features/orders/status'
import { formatDateTime } from '@/lib/dates'

interface Event {
  status: string
  at: string
  actor: string
  reason: string | null
}

const actors: Record<string, string> = { buyer: 'by the buyer', seller: 'by you', operator: 'by the marketplace' }

/** What happened to an order, newest first. */
export function Timeline({ events }: { events: readonly Event[] }) {
  const sorted = events.toSorted((a, b) => b.at.localeCompare(a.at))
  return (
    <Panel aria-label="History">
      <Stack gap={12}>
        <h2>History</h2>
        <Stack as="ol" gap={8}>
          {sorted.map(({ status, at, actor, reason }) => (
            <li key={`${status}-${at}`}>
              {shopOrderWords(status).label} {actors[actor] ?? ''}
              {reason && <p>{reason}</p>}
              <Quiet>{formatDateTime(at)}</Quiet>
            </li>
          ))}
        </Stack>
      </Stack>
    </Panel>
  )
}
