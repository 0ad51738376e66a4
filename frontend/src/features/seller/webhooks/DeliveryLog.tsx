import { useState } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { InlineSelect } from '@/components/form/InlineSelect'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import type { WebhookDelivery } from '@/features/seller/api'
import { formatDateTime } from '@/lib/dates'
import { media, radius } from '@/lib/design'
import { Code } from './SignatureHelp'
import { eventNameOf, type WebhookApi } from './webhooksApi'
import { deliveryStatusChip } from './statusChips'
import { logText as words, webhookText } from './text'
import type { LogView } from './useLogView'

const List = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li': { display: 'grid', gap: 8, padding: '12px 16px', overflowWrap: 'anywhere' },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  [media.tablet]: { '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
}))

const choices: readonly (readonly [LogView['status'], string])[] = [
  ['', words.any],
  ['waiting', words.states.waiting],
  ['delivered', words.states.delivered],
  ['failed', words.states.failed],
]

interface LogProps {
  api: WebhookApi
  view: LogView
  isPaused: boolean
}

/** What a webhook was sent, the latest first, page by page. */
export function DeliveryLog({ api, view: { status, before, show, setBefore }, isPaused }: LogProps) {
  const [open, setOpen] = useState<number | null>(null)
  const { currentData, error, refetch } = api.log
  const items = currentData?.items
  const opened = items?.find((item) => item.id === open)
  return (
    <Stack spacing={1.5} component="section" aria-label={words.title}>
      <Row spread>
        <h2>{words.title}</h2>
        <InlineSelect
          label={words.show}
          value={status}
          choices={choices}
          onChange={show}
        />
      </Row>
      <Typography color="textSecondary">{words.intro}</Typography>
      {error !== undefined && !items && (
        <ErrorState title={words.failed} requestId={problemOf(error).requestId} onRetry={() => void refetch()} />
      )}
      {!items && error === undefined && <Skeleton aria-busy="true" height={160} />}
      {items?.length === 0 && <p>{status ? words.noneFound : words.none}</p>}
      {items && items.length > 0 && (
        <List aria-label={words.title}>
          {items.map((message) => (
            <Line key={message.id} message={message} onOpen={() => setOpen(message.id)} />
          ))}
        </List>
      )}
      <Row>
        {before !== null && (
          <Button variant="outlined" onClick={() => setBefore(null)}>
            {words.newest}
          </Button>
        )}
        {currentData?.next && (
          <Button variant="outlined" onClick={() => setBefore(currentData.next)}>
            {words.older}
          </Button>
        )}
      </Row>
      {opened && (
        <TaskDialog title={eventNameOf(opened.event)} onClose={() => setOpen(null)}>
          <Message resend={api.resend} message={opened} isPaused={isPaused} onSent={() => setOpen(null)} />
        </TaskDialog>
      )}
    </Stack>
  )
}

function Line({ message, onOpen }: { message: WebhookDelivery; onOpen: () => void }) {
  const { event, createdAt, attempts, responseStatus, nextTryAt, status } = message
  const when = formatDateTime(createdAt)
  const known = [
    when,
    ...(attempts > 0 ? [words.tries(attempts)] : []),
    ...(responseStatus === null ? [] : [words.answered(responseStatus)]),
    ...(status === 'waiting' && attempts > 0 && nextTryAt ? [words.next(formatDateTime(nextTryAt))] : []),
  ]
  return (
    <li>
      <div>
        <Row spacing={1}>
          <strong>{eventNameOf(event)}</strong>
          <StatusChip {...deliveryStatusChip(message)} />
        </Row>
        <Typography variant="body2" color="textSecondary">
          {known.join(' · ')}
        </Typography>
      </div>
      <Button variant="outlined" aria-label={words.detailsOf(eventNameOf(event), when)} onClick={onOpen}>
        {words.details}
      </Button>
    </li>
  )
}

const failures: Readonly<Record<string, string>> = words.failures

interface MessageProps {
  resend: WebhookApi['resend']
  message: WebhookDelivery
  isPaused: boolean
  onSent: () => void
}

/** One message to the byte, and what was answered. */
function Message({ resend, message, isPaused, onSent }: MessageProps) {
  const { messageId, body, createdAt, triedAt, tookMs, responseStatus, responseBody, failure, earlier } = message
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    const { error } = await resend(message.id)
    setSending(false)
    if (error) return void toast.error(webhookText.notDone, { detail: problemOf(error).message })
    toast.success(words.resent)
    onSent()
  }
  const lines = [
    [words.id, messageId],
    [words.happened, formatDateTime(createdAt)],
    [words.lastTry, triedAt ? `${formatDateTime(triedAt)}${tookMs === null ? '' : `, ${words.took(tookMs)}`}` : words.never],
  ] as const
  return (
    <Stack spacing={2}>
      <Row>
        <StatusChip {...deliveryStatusChip(message)} />
      </Row>
      {failure && <p>{failures[failure] ?? failure}</p>}
      <Stack component="dl" spacing={1} sx={{ overflowWrap: 'anywhere' }}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <dd>{value}</dd>
          </div>
        ))}
      </Stack>
      <h3>{words.message}</h3>
      <Code>{body}</Code>
      {responseStatus !== null && (
        <>
          <h3>
            {words.answer} {responseStatus}
          </h3>
          <Code>{responseBody || words.empty}</Code>
        </>
      )}
      {earlier.length > 0 && <EarlierTries tries={earlier} />}
      <Row>
        <Button variant="contained" disabled={isPaused || isSending} onClick={() => void send()}>
          {words.resend}
        </Button>
      </Row>
    </Stack>
  )
}

/** What was answered before the last try, the latest first. */
function EarlierTries({ tries }: { tries: WebhookDelivery['earlier'] }) {
  return (
    <Stack spacing={1} component="section" aria-label={words.earlier}>
      <h3>{words.earlier}</h3>
      {tries.toReversed().map(({ triedAt, tookMs, responseStatus, responseBody }) => (
        <div key={triedAt}>
          <Typography variant="body2" color="textSecondary">
            {formatDateTime(triedAt)}, {words.took(tookMs)} · {responseStatus === null ? words.noAnswer : words.answered(responseStatus)}
          </Typography>
          {responseBody && <Code>{responseBody}</Code>}
        </div>
      ))}
    </Stack>
  )
}
