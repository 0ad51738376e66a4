import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { saveTable, separator } from '@/api/table'
import {
  useLazyExportProductsQuery,
  useLazyGetProductImportErrorsQuery,
  useLazyGetProductTemplateQuery,
  type ExportQuery,
} from './api'
import { tableText as words } from './text'

interface Answer {
  data?: string | undefined
  error?: unknown
}

/** Answers the functions that save products as a table, and whether one is at work. */
export function useTableDownload() {
  const [fetchProducts, products] = useLazyExportProductsQuery()
  const [fetchTemplate, template] = useLazyGetProductTemplateQuery()
  const [fetchErrors, errors] = useLazyGetProductImportErrorsQuery()

  const save = (name: string, { data, error }: Answer) => {
    if (error) toast.error(words.notSaved, { detail: problemOf(error).message })
    else saveTable(name, data)
  }
  return {
    saveProducts: async (query: ExportQuery) => save('products.csv', await fetchProducts({ ...query, separator })),
    saveTemplate: async () => save('products-template.csv', await fetchTemplate({ separator })),
    saveErrors: async (importId: number) => save('products-errors.csv', await fetchErrors({ importId })),
    isBusy: products.isFetching || template.isFetching || errors.isFetching,
  }
}
