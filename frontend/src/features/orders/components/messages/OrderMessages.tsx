import { useEffect, useRef, useState } from 'react'
import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import MessageIcon from 'lucide-react/icons/message-square'
import { useLocation } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { Row } from '@/components/Row'
import {
  useLazyListOrderMessagesQuery,
  useListOrderMessagesQuery,
  useMarkMessagesSeenMutation,
  useReportMessageMutation,
  useSendOrderMessageMutation,
  type Order,
  type ShopOrder,
} from '../../api'
import { Conversation, newMessages, usePage, type EarlierPage } from './Conversation'
import { messagesText as words } from './text'

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.subtitle1, '&:focus': { outline: 'none' } }))

/** Where the messages with a shop stand on the page of an order. */
export const messagesAnchor = ({ id }: Pick<ShopOrder, 'id'>) => `messages-${id}`

/** What the shopper and one shop of an order wrote to each other; a button as long as that is nothing. */
export function OrderMessages({ order, shopOrder }: { order: Order; shopOrder: ShopOrder }) {
  const place = { id: order.id, sid: shopOrder.id }
  const id = messagesAnchor(shopOrder)
  const [wasOpened, setOpened] = useState(false)
  const isOpen = useLocation().hash === `#${id}` || wasOpened
  const title = useRef<HTMLHeadingElement>(null)
  // The button that had the focus gave way to what it opened.
  useEffect(() => {
    if (wasOpened) title.current?.focus()
  }, [wasOpened])
  const { data, isError, refetch } = useListOrderMessagesQuery(place, isOpen ? newMessages : {})
  const [loadPage] = useLazyListOrderMessagesQuery()
  const [send] = useSendOrderMessageMutation()
  const [markSeen] = useMarkMessagesSeenMutation()
  const [report] = useReportMessageMutation()
  const { name } = shopOrder.shop
  const unread = data?.unread ?? 0
  if (!isOpen)
    return (
      <Row>
        <Button
          variant="outlined"
          aria-expanded={false}
          startIcon={
            <Badge color="primary" variant="dot" invisible={unread === 0}>
              <MessageIcon size={20} />
            </Badge>
          }
          onClick={() => setOpened(true)}
        >
          {labelOf(data?.messages.length ?? 0, unread, name)}
        </Button>
      </Row>
    )
  return (
    <Stack component="section" spacing={2} aria-label={words.withShop(name)}>
      <Title ref={title} tabIndex={-1}>
        {words.withShop(name)}
      </Title>
      <Conversation
        id={id}
        data={data}
        isError={isError}
        onRetry={() => void refetch()}
        reader="buyer"
        other={name}
        hint={words.hint}
        loadBefore={async (before) => (await loadPage({ ...place, before })).data}
        renderEarlier={(page) => <EarlierMessages place={place} {...page} />}
        onSeen={(upTo) => void markSeen({ ...place, seenMessages: { upTo } })}
        send={async (messageForm, key) => {
          const { error } = await send({ ...place, 'Idempotency-Key': key, messageForm })
          return error ? problemOf(error, words.notSent) : null
        }}
        report={async (messageId, reportMessage) => {
          const { error } = await report({ ...place, messageId, reportMessage })
          return error ? problemOf(error) : null
        }}
      />
    </Stack>
  )
}

/** Earlier messages, as long as they are shown. */
function EarlierMessages({ place, before, onChange }: EarlierPage & { place: { id: number; sid: number } }) {
  usePage(useListOrderMessagesQuery({ ...place, before }, newMessages).data, onChange)
  return null
}

function labelOf(written: number, unread: number, shop: string): string {
  if (unread > 0) return words.unread(unread)
  return written > 0 ? words.withShop(shop) : words.write(shop)
}
