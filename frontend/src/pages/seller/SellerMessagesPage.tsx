import { ConversationList } from '@/features/orders/components/messages/ConversationList'
import { Inbox, useInboxQuery } from '@/features/orders/components/messages/Inbox'
import { messagesText } from '@/features/orders/components/messages/text'
import { useListSellerConversationsQuery } from '@/features/seller/api'
import { HiddenFromOperator } from '@/features/seller/look/HiddenFromOperator'
import { readLook } from '@/api/look'
import { paths } from '@/lib/paths'

const { inbox: words } = messagesText

/** What the shop and its buyers wrote to each other about orders; nobody else reads it. */
export function SellerMessagesPage() {
  return readLook() ? <HiddenFromOperator subject="messages" isPage /> : <Messages />
}

function Messages() {
  const { currentData, isError, refetch } = useListSellerConversationsQuery(useInboxQuery(), {
    refetchOnMountOrArgChange: true,
  })
  return (
    <Inbox
      data={currentData}
      isError={isError}
      onRetry={() => void refetch()}
      intro={words.introShop}
      noneText={words.noneTextShop}
      hrefOf={paths.sellerMessages}
    >
      {({ items }) => (
        <ConversationList
          conversations={items}
          reader="seller"
          hrefOf={({ shopOrderId }) => paths.sellerOrderMessages(shopOrderId)}
        />
      )}
    </Inbox>
  )
}
