import { useListConversationsQuery } from '@/features/orders/api'
import { ConversationList } from '@/features/orders/components/messages/ConversationList'
import { Inbox, useInboxQuery } from '@/features/orders/components/messages/Inbox'
import { messagesText } from '@/features/orders/components/messages/text'
import { paths } from '@/lib/paths'

const { inbox: words } = messagesText

/** What the shopper and shops wrote to each other about orders. */
export function MessagesPage() {
  const { currentData, isError, refetch } = useListConversationsQuery(useInboxQuery(), {
    refetchOnMountOrArgChange: true,
  })
  return (
    <Inbox
      data={currentData}
      isError={isError}
      onRetry={() => void refetch()}
      intro={words.intro}
      noneText={words.noneText}
      hrefOf={paths.messages}
    >
      {({ items }) => (
        <ConversationList
          conversations={items}
          reader="buyer"
          hrefOf={({ orderId, shopOrderId }) => paths.orderMessages(orderId, shopOrderId)}
        />
      )}
    </Inbox>
  )
}
