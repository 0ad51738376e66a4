import type { ReactNode } from 'react'
import { FormAlert } from '@/components/form/FormAlert'
import type { CancelRequest, OrderLine } from '../api'
import { contentsOf } from '../pieces'
import { ordersText } from '../text'

interface CancelRequestsProps {
  requests: readonly CancelRequest[]
  lines: readonly OrderLine[]
  /** What can be done with an open one, which then says enough. */
  renderActions?: (request: CancelRequest) => ReactNode
}

const words = ordersText.requests
const tones = { open: 'warning', accepted: 'success', declined: 'info', overtaken: 'info' } as const
const states: Readonly<Record<string, string>> = words.states

/** What the buyer asked a shop to cancel, and what the shop said. */
export function CancelRequests({ requests, lines, renderActions }: CancelRequestsProps) {
  return requests.map((request) => {
    const { id, status, reason, answer } = request
    const actions = status === 'open' && renderActions?.(request)
    return (
      <FormAlert key={id} tone={tones[status as keyof typeof tones] ?? 'info'}>
        <p>{words.asked(contentsOf(request, lines))}</p>
        <p>{ordersText.order.reason(reason)}</p>
        {actions || <p>{states[status] ?? status}</p>}
        {answer && <p>{words.answer(answer)}</p>}
      </FormAlert>
    )
  })
}
