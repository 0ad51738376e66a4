import Badge from '@mui/material/Badge'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { VisuallyHidden } from '@/components/LiveRegion'
import { formatDateTime } from '@/lib/dates'
import type { ListedConversation } from '../../api'
import { messagesText } from './text'

const words = messagesText.inbox

const Rows = styled(List)(({ theme }) => ({
  padding: 0,
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& .MuiListItemButton-root': { gap: 16, minHeight: 88, paddingInline: 16, borderRadius: 0 },
}))
// What was written, in one line; the whole of it is a press away.
const Line = styled('span')({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

interface ConversationListProps {
  conversations: readonly ListedConversation[]
  /** Which side reads. */
  reader: 'buyer' | 'seller'
  hrefOf: (conversation: ListedConversation) => string
}

/** Conversations, each with what was written last, leading to where it goes on. */
export function ConversationList({ conversations, reader, hrefOf }: ConversationListProps) {
  return (
    <Rows>
      {conversations.map((conversation) => {
        const { shopOrderId, shopName, buyerName, orderNumber, lastMessage, unread } = conversation
        return (
          <ListItem key={shopOrderId} disablePadding>
            <ListItemButton component={Link} to={hrefOf(conversation)}>
              <ListItemText
                primary={
                  <>
                    {unread > 0 && <VisuallyHidden>{words.isUnread(unread)}</VisuallyHidden>}{' '}
                    {reader === 'buyer' ? shopName : buyerName}
                    <Typography component="span" variant="body2" color="textSecondary">
                      {' '}
                      · {words.order(orderNumber)}
                    </Typography>
                  </>
                }
                secondary={
                  <>
                    <Line>{excerptOf(lastMessage, reader)}</Line>
                    {formatDateTime(lastMessage.createdAt)}
                  </>
                }
                slotProps={{
                  primary: { sx: { fontWeight: unread > 0 ? 650 : undefined, overflowWrap: 'anywhere' } },
                  secondary: { component: 'div' },
                }}
                sx={{ minWidth: 0 }}
              />
              {unread > 0 && <Badge color="primary" badgeContent={unread} max={99} aria-hidden="true" sx={{ mx: 1.5 }} />}
            </ListItemButton>
          </ListItem>
        )
      })}
    </Rows>
  )
}

function excerptOf({ author, text, photoCount, isHidden }: ListedConversation['lastMessage'], reader: string): string {
  if (isHidden) return messagesText.removed
  const said = text || words.photos(photoCount)
  return author === reader ? words.byYou(said) : said
}
