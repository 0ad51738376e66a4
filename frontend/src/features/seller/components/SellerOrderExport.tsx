import Button from '@mui/material/Button'
import DownloadIcon from 'lucide-react/icons/download'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { useLazyExportSellerOrdersQuery } from '../api'
import { saveCsv, separator } from '@/api/csv'
import { sellerOrdersText } from '../text'

interface SellerOrderExportProps {
  /** The filters of the list. */
  filter: { status?: string; disputed?: boolean; q?: string; from?: string; to?: string }
}

/** Saves the orders of the list, of all its pages, as a table. */
export function SellerOrderExport({ filter }: SellerOrderExportProps) {
  const [fetchTable, { isFetching }] = useLazyExportSellerOrdersQuery()
  const save = async () => {
    const { data, error } = await fetchTable({ ...filter, separator })
    if (error) toast.error(sellerOrdersText.notExported, { detail: problemOf(error).message })
    else saveCsv('orders.csv', data)
  }
  return (
    <Button variant="outlined" startIcon={<DownloadIcon size={20} />} loading={isFetching} onClick={() => void save()}>
      {sellerOrdersText.export}
    </Button>
  )
}
