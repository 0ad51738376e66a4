import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { saveCsv, separator } from '@/api/csv'
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

/** Whether anything stands below the headings. */
const hasRows = (table = '') => table.trim().includes('\n')

/** Returns the functions that save products as a table, and whether one is at work. */
export function useTableDownload() {
  const [fetchProducts, products] = useLazyExportProductsQuery()
  const [fetchTemplate, template] = useLazyGetProductTemplateQuery()
  const [fetchErrors, errors] = useLazyGetProductImportErrorsQuery()

  const save = (name: string, { data, error }: Answer) => {
    if (error) toast.error(words.notSaved, { detail: problemOf(error).message })
    else saveCsv(name, data)
  }
  return {
    /** As many files as an import takes them back in: parts are asked for until one has no rows. */
    saveProducts: async (query: ExportQuery) => {
      const files: string[] = []
      for (let isLast = false; !isLast; ) {
        const { data = '', error } = await fetchProducts({ ...query, separator, part: files.length + 1 })
        if (error) return save('', { error })
        isLast = !hasRows(data)
        if (!isLast || files.length === 0) files.push(data)
      }
      for (const [at, file] of files.entries())
        saveCsv(files.length === 1 ? 'products.csv' : `products-${at + 1}.csv`, file)
    },
    saveTemplate: async () => save('products-template.csv', await fetchTemplate({ separator })),
    saveErrors: async (importId: number) => save('products-errors.csv', await fetchErrors({ importId })),
    isBusy: products.isFetching || template.isFetching || errors.isFetching,
  }
}
