import { useState } from 'react'
import { problemOf } from '@/api/problem'
import { useLazyExportSellerStatementQuery } from './api'
import { saveCsv, separator } from '@/api/csv'

/** Returns the function that saves a month as a table, whether it is at work, and what went wrong. */
export function useStatementDownload(month: string) {
  const [fetchTable, { isFetching }] = useLazyExportSellerStatementQuery()
  const [fault, setFault] = useState<string | null>(null)

  const download = async (): Promise<void> => {
    if (isFetching) return
    setFault(null)
    const { data, error } = await fetchTable({ month, separator })
    if (error) setFault(problemOf(error).message)
    else saveCsv(`statement-${month}.csv`, data)
  }

  return { download, isBusy: isFetching, fault }
}
