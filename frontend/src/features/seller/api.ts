/** The calls of the Seller Center: one's own shop, its products and its part of the orders. */
import { asFormData } from '@/api/formData'
import {
  sellerApi as generated,
  type OwnShop,
  type ProductImageForm,
  type SellerCollection,
  type SellerProduct,
} from '@/api/generated/seller'
import { upload } from '@/api/upload'
import { csvQuery } from '@/api/csv'

export type {
  CouponTerms,
  ListedReturn,
  NewProduct,
  OwnShop,
  PackingLine,
  PackingSlip as ToPack,
  ProductChange,
  ProductStatus,
  SellerCollection,
  SellerCoupon,
  SellerDashboard,
  GrantRefund,
  SellerOrder,
  SellerOrderPage,
  SellerProduct,
  SellerProductPage,
  SellerProductRow,
  SellerReview,
  SellerVariant,
  VariantChange,
  VariantTable,
} from '@/api/generated/seller'

/** Those of tables of products, whose calls are in `import/api`. */
export type {
  ExportProductsApiArg as ExportQuery,
  ImportColumn,
  ImportFault,
  ProductImport,
  ProductImportItem,
} from '@/api/generated/seller'

/** Those of what a shop is told of, whose calls are in `notifications/api`. */
export type { Notification, NotificationAbout, NotificationKind, NotificationPage } from '@/api/generated/seller'
/** Those of changes of many products, whose calls are in `bulk/api`. */
export type {
  ProductBulk,
  ProductBulkItem,
  ProductBulkRule,
  ProductFieldChange,
  SellerProductsQuery,
} from '@/api/generated/seller'

/** Those of webhooks, which look alike whoever has them. */
export type {
  CreatedWebhook,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookDeliveryPage,
} from '@/api/generated/seller'

/** Those of a shop's money, whose calls are in `money/api`. */
export type {
  WithheldAmount,
  Dispute,
  DisputeDetail,
  LedgerEntry,
  ListSellerLedgerApiArg as LedgerQuery,
  Payout,
  PayoutAccount,
  PayoutDetail,
  PayoutHold,
  PayoutMethod,
  ShopBalance,
  Statement,
  StatementMonth,
} from '@/api/generated/seller'

const orderChange = { invalidatesTags: ['sellerOrder' as const] }
/** A product may come into a collection or leave it; shoppers see either. */
const goodsChange = { invalidatesTags: ['sellerProduct' as const, 'sellerCollection' as const, 'catalog' as const] }
/** Shoppers see the shop too. */
const shopChange = { invalidatesTags: ['ownShop' as const, 'catalog' as const] }
/** A change of an order by which pieces come back into stock. */
const stockChange = { invalidatesTags: ['sellerOrder' as const, 'sellerProduct' as const] }

/** The seller endpoints, with a refresh of orders by orders and of products by products only. */
export const sellerApi = generated.enhanceEndpoints({
  addTagTypes: ['catalog', 'sellerOrder', 'sellerProduct', 'sellerCollection', 'sellerCoupon', 'sellerReview', 'sellerMessage', 'sellerKey', 'sellerWebhook', 'ownShop', 'profile'],
  endpoints: {
    registerSeller: { invalidatesTags: ['profile', 'ownShop'] },
    getOwnShop: { providesTags: ['ownShop'] },
    getSellerDashboard: { providesTags: ['sellerOrder', 'sellerProduct', 'ownShop'] },
    updateOwnShop: shopChange,
    removeShopLogo: shopChange,
    removeShopBanner: shopChange,
    setShopHoliday: shopChange,
    endShopHoliday: shopChange,
    listSellerProducts: { providesTags: ['sellerProduct'] },
    getSellerProduct: { providesTags: ['sellerProduct'] },
    createProduct: goodsChange,
    updateProduct: goodsChange,
    updateVariant: goodsChange,
    setProductVariants: goodsChange,
    orderProductImages: goodsChange,
    removeProductImage: goodsChange,
    describeProductImage: goodsChange,
    duplicateProduct: goodsChange,
    deleteProduct: goodsChange,
    // Each text is asked for once and forgotten with the next.
    previewDescription: { providesTags: [], keepUnusedDataFor: 0 },
    listUsualAttributes: { providesTags: [] },
    listCollections: { providesTags: ['sellerCollection'] },
    createCollection: goodsChange,
    updateCollection: goodsChange,
    deleteCollection: goodsChange,
    listDeletedCollections: { providesTags: ['sellerCollection'] },
    restoreCollection: { invalidatesTags: [...goodsChange.invalidatesTags, 'sellerCoupon'] },
    setCollectionProducts: goodsChange,
    removeCollectionPicture: { invalidatesTags: ['sellerCollection', 'catalog'] },
    // The new order is seen at once; a refused one goes back.
    orderCollections: {
      invalidatesTags: ['catalog'],
      onQueryStarted: ({ collectionOrder: { ids } }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          generated.util.updateQueryData('listCollections', undefined, (list) => {
            list.items.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
          }),
        )
        void queryFulfilled.catch(shown.undo)
      },
    },
    listSellerReviews: { providesTags: ['sellerReview'] },
    replyToReview: { invalidatesTags: ['sellerReview', 'sellerOrder', 'catalog'] },
    editReviewReply: { invalidatesTags: ['sellerReview', 'catalog'] },
    listSellerCoupons: { providesTags: ['sellerCoupon'] },
    getSellerCoupon: { providesTags: ['sellerCoupon'] },
    createCoupon: { invalidatesTags: ['sellerCoupon'] },
    updateCoupon: { invalidatesTags: ['sellerCoupon'] },
    endCoupon: { invalidatesTags: ['sellerCoupon'] },
    deleteCoupon: { invalidatesTags: ['sellerCoupon'] },
    listSellerKeys: { providesTags: ['sellerKey'] },
    createSellerKey: { invalidatesTags: ['sellerKey'] },
    revokeSellerKey: { invalidatesTags: ['sellerKey'] },
    listSellerWebhooks: { providesTags: ['sellerWebhook'] },
    getSellerWebhook: { providesTags: ['sellerWebhook'] },
    listSellerWebhookDeliveries: { providesTags: ['sellerWebhook'] },
    createSellerWebhook: { invalidatesTags: ['sellerWebhook'] },
    changeSellerWebhook: { invalidatesTags: ['sellerWebhook'] },
    // who deletes it leaves its page, and asks for the list there
    deleteSellerWebhook: { invalidatesTags: [] },
    rotateSellerWebhookSecret: { invalidatesTags: ['sellerWebhook'] },
    testSellerWebhook: { invalidatesTags: ['sellerWebhook'] },
    resendSellerWebhookDelivery: { invalidatesTags: ['sellerWebhook'] },
    listSellerOrders: { providesTags: ['sellerOrder'] },
    exportSellerOrders: csvQuery,
    listPackingSlips: { providesTags: ['sellerOrder'] },
    getSellerOrder: { providesTags: ['sellerOrder'] },
    getSellerInvoice: { providesTags: ['sellerOrder'] },
    shipOrder: orderChange,
    shipOrders: orderChange,
    correctParcel: orderChange,
    setSellerOrderNote: orderChange,
    deliverOrder: orderChange,
    cancelSellerOrder: stockChange,
    reportParcelLost: orderChange,
    acceptCancelRequest: stockChange,
    declineCancelRequest: orderChange,
    listSellerConversations: { providesTags: ['sellerMessage'] },
    listSellerMessages: { providesTags: ['sellerMessage'] },
    sendSellerMessage: (endpoint) => {
      const build = endpoint.query
      endpoint.invalidatesTags = ['sellerMessage']
      if (build) endpoint.query = (form) => asFormData(build(form))
    },
    markSellerMessagesSeen: { invalidatesTags: ['sellerMessage'] },
    reportBuyerMessage: { invalidatesTags: ['sellerMessage'] },
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
  useLazyGetOwnShopQuery,
  useGetSellerDashboardQuery,
  useListSellerKeysQuery,
  useCreateSellerKeyMutation,
  useRevokeSellerKeyMutation,
  useListSellerWebhooksQuery,
  useGetSellerWebhookQuery,
  useListSellerWebhookDeliveriesQuery,
  useCreateSellerWebhookMutation,
  useChangeSellerWebhookMutation,
  useDeleteSellerWebhookMutation,
  useRotateSellerWebhookSecretMutation,
  useTestSellerWebhookMutation,
  useResendSellerWebhookDeliveryMutation,
  useUpdateOwnShopMutation,
  useRemoveShopLogoMutation,
  useRemoveShopBannerMutation,
  useSetShopHolidayMutation,
  useEndShopHolidayMutation,
  useListSellerProductsQuery,
  useGetSellerProductQuery,
  useLazyGetSellerProductQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useUpdateVariantMutation,
  useSetProductVariantsMutation,
  useOrderProductImagesMutation,
  useRemoveProductImageMutation,
  useDescribeProductImageMutation,
  useDuplicateProductMutation,
  useDeleteProductMutation,
  usePreviewDescriptionQuery,
  useListUsualAttributesQuery,
  useListCollectionsQuery,
  useCreateCollectionMutation,
  useUpdateCollectionMutation,
  useDeleteCollectionMutation,
  useListDeletedCollectionsQuery,
  useRestoreCollectionMutation,
  useOrderCollectionsMutation,
  useSetCollectionProductsMutation,
  useRemoveCollectionPictureMutation,
  useListSellerReviewsQuery,
  useReplyToReviewMutation,
  useEditReviewReplyMutation,
  useListSellerCouponsQuery,
  useGetSellerCouponQuery,
  useCreateCouponMutation,
  useUpdateCouponMutation,
  useEndCouponMutation,
  useDeleteCouponMutation,
  useListSellerOrdersQuery,
  useLazyListSellerOrdersQuery,
  useListPackingSlipsQuery,
  useLazyExportSellerOrdersQuery,
  useGetSellerOrderQuery,
  useGetSellerInvoiceQuery,
  useShipOrderMutation,
  useShipOrdersMutation,
  useCorrectParcelMutation,
  useSetSellerOrderNoteMutation,
  useDeliverOrderMutation,
  useCancelSellerOrderMutation,
  useReportParcelLostMutation,
  useAcceptCancelRequestMutation,
  useDeclineCancelRequestMutation,
  useListSellerReturnsQuery,
  useListSellerConversationsQuery,
  useListSellerMessagesQuery,
  useLazyListSellerMessagesQuery,
  useSendSellerMessageMutation,
  useMarkSellerMessagesSeenMutation,
  useReportBuyerMessageMutation,
  useApproveReturnMutation,
  useOfferRefundMutation,
  useRejectReturnMutation,
  useObjectToReturnMutation,
  useReceiveReturnMutation,
  useRefundSellerOrderMutation,
  useSetReturnLabelMutation,
} = sellerApi

/** Adds a picture behind a product's others; `onProgress` hears which part of it has been sent, from 0 to 1. */
export const sendProductImage = (id: number, form: ProductImageForm, onProgress: (part: number) => void) =>
  upload<SellerProduct>(`/api/seller/products/${id}/images`, form, onProgress)

/** To be dispatched after {@link sendProductImage}. */
export const productChanged = sellerApi.util.invalidateTags(['sellerProduct', 'catalog'])

/** Puts a logo or a banner in place of the one of before; `onProgress` hears which part of it has been sent. */
export const sendShopPicture = (place: 'logo' | 'banner', file: File, onProgress: (part: number) => void) =>
  upload<OwnShop>(`/api/seller/shop/${place}`, { file }, onProgress, 'PUT')

/** To be dispatched after {@link sendShopPicture}. */
export const shopChanged = sellerApi.util.invalidateTags(shopChange.invalidatesTags)

/** Puts a picture in place of the one that a collection has; `onProgress` hears which part of it has been sent. */
export const sendCollectionPicture = (id: number, file: Blob, onProgress: (part: number) => void) =>
  upload<SellerCollection>(`/api/seller/categories/${id}/picture`, { file }, onProgress, 'PUT')

/** To be dispatched after {@link sendCollectionPicture}. */
export const collectionChanged = sellerApi.util.invalidateTags(['sellerCollection', 'catalog'])
