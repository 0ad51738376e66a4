/** Taking along all that the marketplace knows of oneself. */
import { useState } from 'react'
import { problemOf } from '@/api/problem'
import { authApi } from './api'

/** A file that was not written within this time will not be. */
const downloadMilliseconds = 60_000

/** Saves a text as a file of the browser's downloads. */
function save(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only later.
  setTimeout(() => URL.revokeObjectURL(url), downloadMilliseconds)
}

/** Answers the function that downloads the file, whether it is at work, and what went wrong. */
export function useDataExport() {
  const [fetchData, { isFetching }] = authApi.useLazyExportPersonalDataQuery()
  const [fault, setFault] = useState<string | null>(null)

  const download = async (): Promise<void> => {
    if (isFetching) return
    setFault(null)
    const { data, error } = await fetchData()
    if (data) save(`personal-data-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2))
    else setFault(problemOf(error).message)
  }

  return { download, isBusy: isFetching, fault }
}
