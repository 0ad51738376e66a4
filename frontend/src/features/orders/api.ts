/** The calls of orders: quoting, placing, paying, following. */
import { asFormData } from '@/api/formData'
import { ordersApi as generated } from '@/api/generated/orders'

export type {
  CancelRequest,
  Order,
  OrderLine,
  OrderRefund,
  PlaceOrder,
  Quote,
  QuoteProblem,
  Return,
  ReturnReason,
  Shipment,
  ShopOrder,
} from '@/api/generated/orders'

const orderChange = { invalidatesTags: ['orders' as const] }

/**
 * The order endpoints. A quote is asked afresh for each visit; a paid order empties its lines from
 * the cart, and a refused one means that something about them is other than it was shown.
 */
export const ordersApi = generated.enhanceEndpoints({
  addTagTypes: ['cart', 'catalog', 'orders', 'quote'],
  endpoints: {
    quoteOrder: { providesTags: ['quote'], keepUnusedDataFor: 0 },
    trackOrder: { providesTags: [], keepUnusedDataFor: 0 },
    placeOrder: { invalidatesTags: (_order, error) => (error ? ['cart', 'quote'] : ['orders']) },
    captureOrder: { invalidatesTags: ['orders', 'cart'] },
    // What was set aside is back on the shelf, and the coupon may be used again.
    cancelOrder: { invalidatesTags: ['orders', 'cart', 'quote'] },
    cancelShopOrder: orderChange,
    confirmReceived: orderChange,
    requestReturn: orderChange,
    advanceReturn: orderChange,
    addReturnPhotos: (endpoint) => {
      const build = endpoint.query
      endpoint.invalidatesTags = ['orders']
      if (build) endpoint.query = (form) => asFormData(build(form))
    },
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
  useReviewOrderLineMutation,
  useRequestReturnMutation,
  useAdvanceReturnMutation,
  useAddReturnPhotosMutation,
  useLazyTrackOrderQuery,
} = ordersApi
