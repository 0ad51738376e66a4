import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { QuotedText } from '@/components/QuotedText'
import { ReviewPhotos } from '@/features/catalog/components/reviews/ReviewPhotos'
import { formatDate, formatDateTime } from '@/lib/dates'
import { characters } from '@/lib/design'
import { paths } from '@/lib/paths'
import { useHideMessageMutation, useRestoreMessageMutation, type ModeratedMessage } from '../api'
import { ModerationActions } from './ModerationActions'
import { trustText as words } from './text'

const reasons: Readonly<Record<string, string>> = words.messageReasons

const Words = styled('p')({ maxInlineSize: characters(68), whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
const ToOrder = styled(Link)({ display: 'inline-flex', alignItems: 'center', alignSelf: 'flex-start', minBlockSize: 44 })

/** Messages with what the other side holds against them, and the way to decide about each. */
export function ModeratedMessages({ messages }: { messages: readonly ModeratedMessage[] }) {
  return (
    <Stack spacing={2}>
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </Stack>
  )
}

function Message({ message }: { message: ModeratedMessage }) {
  const { text, photos, createdAt, orderNumber, report, hiddenAt, hiddenReason } = message
  const [author, other] =
    message.author === 'buyer' ? [message.buyerName, message.shopName] : [message.shopName, message.buyerName]
  const [hide] = useHideMessageMutation()
  const [restore] = useRestoreMessageMutation()
  const reason = reasons[report.reason] ?? words.messageReasons.other
  return (
    <Paper variant="panel" component="article" aria-label={words.from(author, orderNumber)}>
      <Stack spacing={1.5}>
        <div>
          <Typography variant="h3" component="h2">
            {words.from(author, orderNumber)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {words.to(other)} · {formatDateTime(createdAt)}
          </Typography>
        </div>
        <Words>{text}</Words>
        {photos.length > 0 && <ReviewPhotos photos={photos} title={words.photosOf(author)} nameOf={words.photo} />}
        <ToOrder to={paths.adminOrders({ q: orderNumber })}>{words.toOrder(orderNumber)}</ToOrder>
        <QuotedText title={(report.settledAt ? words.settled : words.reported)(reason, formatDate(report.createdAt))}>
          {report.text}
        </QuotedText>
        {hiddenAt && <QuotedText title={words.hiddenOn(formatDate(hiddenAt))}>{hiddenReason}</QuotedText>}
        <ModerationActions
          isHidden={hiddenAt !== null}
          isReported={report.settledAt === null}
          names={{ keep: words.keepMessage(author), show: words.showMessage(author), hide: words.hideMessage(author) }}
          question={words.hideMessageQuestion}
          text={words.hideMessageText}
          shown={words.shownMessage}
          hidden={words.hiddenMessage}
          onHide={(why) => hide({ messageId: message.id, hideMessage: { reason: why } })}
          onRestore={() => restore({ messageId: message.id })}
        />
      </Stack>
    </Paper>
  )
}
