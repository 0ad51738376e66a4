import { useState } from 'react'
import { problemOf } from '@/api/problem'
import { saveFile } from '@/lib/files'
import { useLazyExportSellerStatementQuery } from './api'

/** Answers the function that saves a month as a table, whether it is at work, and what went wrong. */
export function useStatementDownload(month: string) {
  const [fetchTable, { isFetching }] = useLazyExportSellerStatementQuery()
  const [fault, setFault] = useState<string | null>(null)

  const download = async (): Promise<void> => {
    if (isFetching) return
    setFault(null)
    const { data, error } = await fetchTable({ month })
    if (error) setFault(problemOf(error).message)
    else saveFile(`statement-${month}.csv`, data ?? '', 'text/csv')
  }

  return { download, isBusy: isFetching, fault }
}
