import { Fragment, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router-dom'
import { ErrorState } from '@/components/ErrorState'
import { Row } from '@/components/Row'
import type { Conversation as ConversationData } from '../../api'
import { MessageForm, type SendMessage } from './MessageForm'
import { MessageLog, type SendReport } from './MessageLog'
import { messagesText as words } from './text'

/** How often somebody who looks at a conversation learns of what is new in it. */
export const newMessages = { pollingInterval: 15_000, skipPollingIfUnfocused: true } as const

interface ConversationProps {
  /** Where it is on the page: emails lead there. */
  id: string
  /** The latest messages; undefined until they are there. */
  data: ConversationData | undefined
  isError: boolean
  onRetry: () => void
  /** Which side reads. */
  reader: 'buyer' | 'seller'
  /** What the other side is called. */
  other: string
  /** Asks for what was written before a message. */
  loadBefore: (id: number) => Promise<ConversationData | undefined>
  /** Follows what was written before a message by {@link usePage}: it may be reported or hidden meanwhile. */
  renderEarlier: (page: EarlierPage) => ReactNode
  /** The reader has read up to this message. */
  onSeen: (id: number) => void
  send: SendMessage
  report: SendReport
  hint: string
}

/** What buyer and shop wrote about an order, and the form to go on with. */
export function Conversation({
  id,
  data,
  isError,
  onRetry,
  reader,
  other,
  loadBefore,
  renderEarlier,
  onSeen,
  send,
  report,
  hint,
}: ConversationProps) {
  const box = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  const { messages, hasEarlier, isLoading, load, pages, update } = useMessages(data, loadBefore)
  const isThere = data !== undefined
  const isMeant = hash === `#${id}`
  useEffect(() => {
    if (isThere && isMeant) box.current?.scrollIntoView({ block: 'start' })
  }, [isThere, isMeant])
  useSeen(data, onSeen)
  return (
    <Stack spacing={2} id={id} ref={box} sx={{ scrollMarginBlockStart: 72 }}>
      {isError && !data && <ErrorState title={words.failed} onRetry={onRetry} />}
      {!data && !isError && <Skeleton height={96} aria-busy="true" />}
      {hasEarlier && (
        <Row>
          <Button variant="text" aria-busy={isLoading} onClick={() => void load()}>
            {words.earlier}
          </Button>
        </Row>
      )}
      {pages.map((before) => (
        <Fragment key={before}>{renderEarlier({ before, onChange: update })}</Fragment>
      ))}
      {data && data.messages.length === 0 && <Typography color="textSecondary">{words.none}</Typography>}
      <div role="log" aria-label={words.title}>
        {data && <MessageLog messages={messages} reader={reader} other={other} report={report} />}
      </div>
      {data && <MessageForm hint={hint} send={send} />}
    </Stack>
  )
}

/** A page of earlier messages that is shown. */
export interface EarlierPage {
  before: number
  onChange: (page: ConversationData) => void
}

/** Tells how a page is now. */
export function usePage(data: ConversationData | undefined, onChange: EarlierPage['onChange']) {
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (data) tell(data)
  }, [data])
}

type Shown = Pick<ConversationData, 'messages' | 'hasEarlier'>

/** What is shown, with a newer latest page: what went out of that page stays, unless more may have come between. */
function joined(shown: Shown, latest: ConversationData): Shown {
  const start = shown.messages.findIndex(({ id }) => id === latest.messages[0]?.id)
  return start < 0 ? latest : { ...shown, messages: [...shown.messages.slice(0, start), ...latest.messages] }
}

/** What is shown, with these messages as they are now. */
function updated(shown: Shown, { messages }: ConversationData): Shown {
  const now = new Map(messages.map((message) => [message.id, message]))
  return { ...shown, messages: shown.messages.map((message) => now.get(message.id) ?? message) }
}

/** The latest messages and, page by page, those before them. */
function useMessages(
  data: ConversationData | undefined,
  loadBefore: (id: number) => Promise<ConversationData | undefined>,
) {
  const [shown, setShown] = useState<Shown>({ messages: [], hasEarlier: false })
  const [latest, setLatest] = useState<ConversationData>()
  const [isLoading, setLoading] = useState(false)
  // The first message after each earlier page.
  const [pages, setPages] = useState<number[]>([])
  if (data && data !== latest) {
    setLatest(data)
    setShown(joined(shown, data))
  }
  const load = async () => {
    const [first] = shown.messages
    if (!first || isLoading) return
    setLoading(true)
    const page = await loadBefore(first.id)
    setLoading(false)
    if (!page) return
    setPages([...pages, first.id])
    setShown((now) =>
      now.messages[0]?.id === first.id
        ? { messages: [...page.messages, ...now.messages], hasEarlier: page.hasEarlier }
        : now,
    )
  }
  const update = (page: ConversationData) => setShown((now) => updated(now, page))
  return { ...shown, isLoading, load, pages, update }
}

/** Says how far the reader has read, once the page is in front of them. */
function useSeen(data: ConversationData | undefined, onSeen: (id: number) => void) {
  const last = data?.messages.at(-1)?.id
  const unread = data?.unread ?? 0
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (last === undefined || unread === 0) return
    const tell = () => {
      if (document.visibilityState === 'visible') seen(last)
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [last, unread])
}
