import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { readLook } from '@/api/look'
import { problemOf } from '@/api/problem'
import { Conversation, newMessages, usePage, type EarlierPage } from '@/features/orders/components/messages/Conversation'
import { messagesText as words } from '@/features/orders/components/messages/text'
import { HiddenFromOperator } from '../look/HiddenFromOperator'
import {
  useLazyListSellerMessagesQuery,
  useListSellerMessagesQuery,
  useMarkSellerMessagesSeenMutation,
  useReportBuyerMessageMutation,
  useSendSellerMessageMutation,
  type SellerOrder,
} from '../api'

/** What the shop and the buyer of an order wrote to each other; nobody else reads it. */
export function BuyerMessages({ order }: { order: SellerOrder }) {
  return readLook() ? <HiddenFromOperator subject="messages" /> : <Messages order={order} />
}

function Messages({ order: { id, buyer } }: { order: SellerOrder }) {
  const { data, isError, refetch } = useListSellerMessagesQuery({ id }, newMessages)
  const [loadPage] = useLazyListSellerMessagesQuery()
  const [send] = useSendSellerMessageMutation()
  const [markSeen] = useMarkSellerMessagesSeenMutation()
  const [report] = useReportBuyerMessageMutation()
  return (
    <Paper variant="panel" component="section" aria-label={words.withBuyer(buyer.name)}>
      <Stack spacing={2}>
        <h2>{words.title}</h2>
        <Conversation
          id="messages"
          data={data}
          isError={isError}
          onRetry={() => void refetch()}
          reader="seller"
          other={buyer.name}
          hint={words.hintShop}
          loadBefore={async (before) => (await loadPage({ id, before })).data}
          renderEarlier={(page) => <EarlierMessages id={id} {...page} />}
          onSeen={(upTo) => void markSeen({ id, seenMessages: { upTo } })}
          send={async (messageForm, key) => {
            const { error } = await send({ id, 'Idempotency-Key': key, messageForm })
            return error ? problemOf(error, words.notSent) : null
          }}
          report={async (messageId, reportMessage) => {
            const { error } = await report({ id, messageId, reportMessage })
            return error ? problemOf(error) : null
          }}
        />
      </Stack>
    </Paper>
  )
}

/** Earlier messages, as long as they are shown. */
function EarlierMessages({ id, before, onChange }: EarlierPage & { id: number }) {
  usePage(useListSellerMessagesQuery({ id, before }, newMessages).data, onChange)
  return null
}
