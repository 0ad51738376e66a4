/** The calls that change many products at once, and take that back. */
import { sellerApi } from '../api'

export type { ProductBulk, ProductBulkItem, ProductBulkRule, ProductFieldChange, SellerProductsQuery } from '../api'

const bulkChange = { invalidatesTags: ['productBulk' as const] }

/** The endpoints of changes of many products: only what is done with one changes what it says. */
export const bulkApi = sellerApi.enhanceEndpoints({
  addTagTypes: ['productBulk'],
  endpoints: {
    listProductBulks: { providesTags: ['productBulk'] },
    getProductBulk: { providesTags: ['productBulk'] },
    listProductBulkItems: { providesTags: ['productBulk'] },
    createProductBulk: bulkChange,
    applyProductBulk: bulkChange,
    undoProductBulk: bulkChange,
  },
})

export const {
  useListProductBulksQuery,
  useGetProductBulkQuery,
  useListProductBulkItemsQuery,
  useCreateProductBulkMutation,
  useApplyProductBulkMutation,
  useUndoProductBulkMutation,
} = bulkApi

/** To be dispatched when a change has gone on, and when it was applied or undone. */
export const bulkChanged = bulkApi.util.invalidateTags(['productBulk', 'sellerProduct', 'sellerCollection', 'catalog'])
