/** The calls of the seller centre: one's own shop, its products and its part of the orders. */
import { asFormData } from '@/api/formData'
import { sellerApi as generated } from '@/api/generated/seller'

export type {
  ListedReturn,
  OwnShop,
  SellerOrder,
  SellerProduct,
  SellerProductRow,
  SellerVariant,
  VariantChange,
} from '@/api/generated/seller'

/** Those of a shop's money, whose calls are in `money/api`. */
export type {
  Dispute,
  DisputeDetail,
  LedgerEntry,
  ListSellerLedgerApiArg as LedgerQuery,
  Payout,
  PayoutAccount,
  PayoutDetail,
  PayoutMethod,
  ShopBalance,
  Statement,
  StatementMonth,
} from '@/api/generated/seller'

const orderChange = { invalidatesTags: ['sellerOrder' as const] }
const productChange = { invalidatesTags: ['sellerProduct' as const] }
/** A change of an order by which pieces come back into stock. */
const stockChange = { invalidatesTags: ['sellerOrder' as const, 'sellerProduct' as const] }

/** The seller endpoints, with a refresh of orders by orders and of products by products only. */
export const sellerApi = generated.enhanceEndpoints({
  addTagTypes: ['sellerOrder', 'sellerProduct', 'ownShop', 'profile'],
  endpoints: {
    registerSeller: { invalidatesTags: ['profile', 'ownShop'] },
    getOwnShop: { providesTags: ['ownShop'] },
    updateOwnShop: { invalidatesTags: ['ownShop'] },
    setShopLogo: (endpoint) => {
      const build = endpoint.query
      endpoint.invalidatesTags = ['ownShop']
      if (build) endpoint.query = (form) => asFormData(build(form))
    },
    setShopBanner: (endpoint) => {
      const build = endpoint.query
      endpoint.invalidatesTags = ['ownShop']
      if (build) endpoint.query = (form) => asFormData(build(form))
    },
    removeShopLogo: { invalidatesTags: ['ownShop'] },
    removeShopBanner: { invalidatesTags: ['ownShop'] },
    listSellerProducts: { providesTags: ['sellerProduct'] },
    getSellerProduct: { providesTags: ['sellerProduct'] },
    createProduct: productChange,
    updateProduct: productChange,
    updateVariant: productChange,
    setProductVariants: productChange,
    duplicateProduct: productChange,
    deleteProduct: productChange,
    listSellerOrders: { providesTags: ['sellerOrder'] },
    getSellerOrder: { providesTags: ['sellerOrder'] },
    getSellerInvoice: { providesTags: ['sellerOrder'] },
    shipOrder: orderChange,
    deliverOrder: orderChange,
    cancelSellerOrder: stockChange,
    reportParcelLost: orderChange,
    acceptCancelRequest: stockChange,
    declineCancelRequest: orderChange,
    listSellerReturns: { providesTags: ['sellerOrder'] },
    approveReturn: orderChange,
    offerRefund: orderChange,
    rejectReturn: orderChange,
    objectToReturn: orderChange,
    receiveReturn: stockChange,
    refundSellerOrder: orderChange,
    setReturnLabel: (endpoint) => {
      const build = endpoint.query
      endpoint.invalidatesTags = ['sellerOrder']
      if (build) endpoint.query = (form) => asFormData(build(form))
    },
  },
})

export const {
  useRegisterSellerMutation,
  useGetOwnShopQuery,
  useUpdateOwnShopMutation,
  useSetShopLogoMutation,
  useSetShopBannerMutation,
  useRemoveShopLogoMutation,
  useRemoveShopBannerMutation,
  useListSellerProductsQuery,
  useGetSellerProductQuery,
  useUpdateVariantMutation,
  useListSellerOrdersQuery,
  useGetSellerOrderQuery,
  useGetSellerInvoiceQuery,
  useShipOrderMutation,
  useDeliverOrderMutation,
  useCancelSellerOrderMutation,
  useReportParcelLostMutation,
  useAcceptCancelRequestMutation,
  useDeclineCancelRequestMutation,
  useListSellerReturnsQuery,
  useApproveReturnMutation,
  useOfferRefundMutation,
  useRejectReturnMutation,
  useObjectToReturnMutation,
  useReceiveReturnMutation,
  useRefundSellerOrderMutation,
  useSetReturnLabelMutation,
} = sellerApi
