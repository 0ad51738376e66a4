/** The calls of orders: quoting, placing, paying, following. */
import { asFormData } from '@/api/formData'
import { ordersApi as generated, type Quote } from '@/api/generated/orders'
import { cartApi, type Cart } from '@/features/cart/api'
import { linesOf } from '@/features/cart/summary'

export type {
  CancelRequest,
  Conversation,
  ConversationPage,
  Invoice,
  LineAgain,
  ListedConversation,
  Order,
  OrderLine,
  OrderMessage,
  OrderRefund,
  PlaceOrder,
  Quote,
  QuoteProblem,
  ReportMessage,
  Return,
  ReturnReason,
  Shipment,
  ShopOrder,
} from '@/api/generated/orders'

/** Whether a quote knows of a change that the cart does not show. */
function isNews({ changes }: Quote, cart: Cart): boolean {
  const known = new Map(linesOf(cart).map((line) => [line.id, line.changes]))
  return changes.some(
    ({ cartItemId, code, priceWas }) =>
      known.get(cartItemId)?.every((change) => change.code !== code || change.priceWas !== priceWas) ?? false,
  )
}

const orderChange = { invalidatesTags: ['orders' as const] }

/**
 * The order endpoints. A quote is asked afresh for each visit; a paid order empties its lines from
 * the cart, and a refused one means that something about them is other than it was shown.
 */
export const ordersApi = generated.enhanceEndpoints({
  addTagTypes: ['cart', 'catalog', 'message', 'orders', 'quote'],
  endpoints: {
    quoteOrder: {
      providesTags: ['quote'],
      keepUnusedDataFor: 0,
      // A quote is younger than the cart: what it names and the cart does not know yet is looked up before anybody pays.
      onQueryStarted: async (_asked, { dispatch, getState, queryFulfilled }) => {
        const quote = await queryFulfilled.then(({ data }) => data, () => null)
        const { data: cart } = cartApi.endpoints.getCart.select()(getState())
        if (quote && cart && isNews(quote, cart)) dispatch(ordersApi.util.invalidateTags(['cart']))
      },
    },
    trackOrder: { providesTags: [], keepUnusedDataFor: 0 },
    placeOrder: { invalidatesTags: (_order, error) => (error ? ['cart', 'quote'] : ['orders']) },
    captureOrder: { invalidatesTags: ['orders', 'cart'] },
    // What was set aside is back on the shelf, and the coupon may be used again.
    cancelOrder: { invalidatesTags: ['orders', 'cart', 'quote'] },
    cancelShopOrder: orderChange,
    confirmReceived: orderChange,
    buyAgain: { invalidatesTags: ['cart', 'quote'] },
    requestReturn: orderChange,
    advanceReturn: orderChange,
    addReturnPhotos: (endpoint) => {
      const build = endpoint.query
      endpoint.invalidatesTags = ['orders']
      if (build) endpoint.query = (form) => asFormData(build(form))
    },
    listConversations: { providesTags: ['message'] },
    listOrderMessages: { providesTags: ['message'] },
    sendOrderMessage: (endpoint) => {
      const build = endpoint.query
      endpoint.invalidatesTags = ['message']
      if (build) endpoint.query = (form) => asFormData(build(form))
    },
    markMessagesSeen: { invalidatesTags: ['message'] },
    reportMessage: { invalidatesTags: ['message'] },
    reviewOrderLine: (endpoint) => {
      const build = endpoint.query
      // The product has a new rating, wherever it is shown.
      endpoint.invalidatesTags = (_answer, error) => (error ? [] : ['orders', 'catalog'])
      if (build) endpoint.query = (form) => asFormData(build(form))
    },
  },
})

export const {
  useQuoteOrderQuery,
  usePlaceOrderMutation,
  useCaptureOrderMutation,
  useCancelOrderMutation,
  useCancelShopOrderMutation,
  useListOrdersQuery,
  useGetOrderQuery,
  useConfirmReceivedMutation,
  useBuyAgainMutation,
  useGetOrderInvoicesQuery,
  useReviewOrderLineMutation,
  useRequestReturnMutation,
  useAdvanceReturnMutation,
  useAddReturnPhotosMutation,
  useLazyTrackOrderQuery,
  useListConversationsQuery,
  useListOrderMessagesQuery,
  useLazyListOrderMessagesQuery,
  useSendOrderMessageMutation,
  useMarkMessagesSeenMutation,
  useReportMessageMutation,
} = ordersApi
