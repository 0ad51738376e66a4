/** The calls that bring products as a table and take them away as one. */
import { upload } from '@/api/upload'
import { sellerApi, type ProductImport } from '../api'
import { csvQuery } from '@/api/csv'

export type { ExportQuery, ImportColumn, ImportFault, ProductImport, ProductImportItem } from '../api'

const importChange = { invalidatesTags: ['productImport' as const] }

/** The endpoints of imports and exports: only what is done with an import changes what they say. */
export const importApi = sellerApi.enhanceEndpoints({
  addTagTypes: ['productImport'],
  endpoints: {
    listProductImports: { providesTags: ['productImport'] },
    getProductImport: { providesTags: ['productImport'] },
    listProductImportItems: { providesTags: ['productImport'] },
    checkProductImport: importChange,
    applyProductImport: importChange,
    undoProductImport: importChange,
    exportProducts: csvQuery,
    getProductTemplate: csvQuery,
    getProductImportErrors: csvQuery,
  },
})

export const {
  useListProductImportsQuery,
  useGetProductImportQuery,
  useListProductImportItemsQuery,
  useCheckProductImportMutation,
  useApplyProductImportMutation,
  useUndoProductImportMutation,
  useLazyExportProductsQuery,
  useLazyGetProductTemplateQuery,
  useLazyGetProductImportErrorsQuery,
} = importApi

/** Brings a file; `onProgress` hears which part of it has been sent, from 0 to 1. */
export const sendProductImport = (file: File, onProgress: (part: number) => void) =>
  upload<ProductImport>('/api/seller/products/import', { file }, onProgress)

/** To be dispatched after {@link sendProductImport}, and when an import has gone on. */
export const importChanged = importApi.util.invalidateTags(['productImport'])

/** To be dispatched when an import was applied or undone. */
export const productsChanged = importApi.util.invalidateTags(['sellerProduct', 'sellerCollection', 'catalog'])
