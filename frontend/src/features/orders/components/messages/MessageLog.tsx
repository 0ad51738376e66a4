import { useRef, useState } from 'react'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import FlagIcon from 'lucide-react/icons/flag'
import type { ProblemView } from '@/api/problem'
import { onDemand } from '@/components/onDemand'
import { Tooltip } from '@/components/Tooltip'
import { ReviewPhotos } from '@/features/catalog/components/reviews/ReviewPhotos'
import { formatDateTime } from '@/lib/dates'
import { characters, radius } from '@/lib/design'
import type { OrderMessage, ReportMessage } from '../../api'
import { messagesText as words } from './text'

/** Sends a report of a message; answers what the server refused, or null. */
export type SendReport = (id: number, report: ReportMessage) => Promise<ProblemView | null>

const Log = styled('ol')({ display: 'grid', gap: 12 })
const Entry = styled('li')({
  display: 'grid',
  gap: 4,
  inlineSize: 'fit-content',
  maxInlineSize: `min(${characters(68)}, 88%)`,
  '&[data-own]': { marginInlineStart: 'auto' },
})
// The name beside what can be done, in one line on the narrowest phone too.
const Head = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  color: theme.vars.palette.text.secondary,
}))
const Bubble = styled('div')(({ theme }) => ({
  padding: '10px 14px',
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.surface.sunken,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '[data-own] > &': { backgroundColor: theme.vars.palette.box.info },
}))

interface MessageLogProps {
  messages: readonly OrderMessage[]
  /** Which side reads. */
  reader: 'buyer' | 'seller'
  /** What the other side is called. */
  other: string
  report: SendReport
}

/** What both sides wrote, the oldest first; one's own stand at the far side. */
export function MessageLog({ messages, reader, other, report }: MessageLogProps) {
  return (
    <Log>
      {messages.map((message) => (
        <Message key={message.id} message={message} isOwn={message.author === reader} other={other} report={report} />
      ))}
    </Log>
  )
}

interface MessageProps extends Pick<MessageLogProps, 'other' | 'report'> {
  message: OrderMessage
  isOwn: boolean
}

function Message({ message, isOwn, other, report }: MessageProps) {
  const { text, photos, createdAt, isHidden } = message
  const author = isOwn ? words.you : other
  return (
    <Entry data-own={isOwn || undefined}>
      <Head>
        <span>
          <strong>{author}</strong> · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </span>
        {!isOwn && !isHidden && <ReportButton message={message} author={author} report={report} />}
      </Head>
      {isHidden && <Typography color="textSecondary">{words.removed}</Typography>}
      {text !== '' && <Bubble>{text}</Bubble>}
      {photos.length > 0 && <ReviewPhotos photos={photos} title={words.photos(author)} nameOf={words.photo} />}
    </Entry>
  )
}

const ReportDialog = onDemand(() => import('@/components/report/ReportDialog').then((module) => module.ReportDialog))

interface ReportButtonProps {
  message: OrderMessage
  author: string
  report: SendReport
}

function ReportButton({ message: { id, createdAt, isReported }, author, report }: ReportButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const wasReportedHere = useRef(false)
  // The button that was pressed is gone: the focus goes to what stands in its place.
  const takeFocus = (told: HTMLElement | null) => {
    if (wasReportedHere.current) told?.focus()
    wasReportedHere.current = false
  }
  if (isReported)
    return (
      <span ref={takeFocus} tabIndex={-1}>
        {words.reported}
      </span>
    )
  return (
    <>
      <Tooltip title={words.report}>
        <IconButton aria-label={words.reportOf(author, formatDateTime(createdAt))} onClick={() => setAsking(true)}>
          <FlagIcon size={16} />
        </IconButton>
      </Tooltip>
      {isAsking && (
        <ReportDialog
          title={words.reportTitle}
          text={words.reportText}
          reasons={words.reasons}
          send={(reason, text) => report(id, { reason: reason as ReportMessage['reason'], text })}
          onReported={() => {
            wasReportedHere.current = true
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
