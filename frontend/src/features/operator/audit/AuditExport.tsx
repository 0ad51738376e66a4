import Button from '@mui/material/Button'
import DownloadIcon from 'lucide-react/icons/download'
import { problemOf } from '@/api/problem'
import { saveCsv, separator } from '@/api/csv'
import { toast } from '@/components/toast/queue'
import { useLazyExportAuditEntriesQuery } from '../api'
import type { AuditFilterValues } from './AuditFilter'
import { auditText as words } from './text'

/** Saves the entries of the list, of all its pages, as a table. */
export function AuditExport({ filter }: { filter: Partial<AuditFilterValues> }) {
  const [fetchTable, { isFetching }] = useLazyExportAuditEntriesQuery()
  const save = async () => {
    const { data, error } = await fetchTable({ ...filter, separator })
    if (error) toast.error(words.notExported, { detail: problemOf(error).message })
    else saveCsv('audit.csv', data)
  }
  return (
    <Button variant="outlined" startIcon={<DownloadIcon size={20} />} loading={isFetching} onClick={() => void save()}>
      {words.export}
    </Button>
  )
}
