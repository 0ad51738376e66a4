import Button from '@mui/material/Button'
import PrinterIcon from 'lucide-react/icons/printer'
import { Link } from 'react-router-dom'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { paths } from '@/lib/paths'
import { useLazyListSellerOrdersQuery } from '../api'
import { StickyActionBar } from '../components/StickyActionBar'
import { printText as words } from './text'
import { mostPrinted, type PrintChoice } from './usePrintChoice'

interface PrintBarProps {
  choice: PrintChoice
  /** What the list shows, whatever the page. */
  filter: Record<string, string | boolean>
  /** How many orders that are, and how many of them this page shows. */
  total: number
  shown: number
}

/** Leads from ticked orders to their packing slips and address labels. */
export function PrintBar({ choice: { chosen, onTick, onClear }, filter, total, shown }: PrintBarProps) {
  const [ask, { isFetching }] = useLazyListSellerOrdersQuery()
  const ids = [...chosen]
  const isPrinted = 0 < ids.length && ids.length <= mostPrinted
  const all = Math.min(total, mostPrinted)
  const selectAll = async () => {
    const { data } = await ask({ ...filter, pageSize: mostPrinted })
    if (!data) return toast.error(words.notSelected)
    onTick(data.items.map(({ id }) => id), true)
  }
  const selectAllButton = shown < total && ids.length < all && (
    <Button variant="text" loading={isFetching} onClick={() => void selectAll()}>
      {total > mostPrinted ? words.selectFirst(mostPrinted) : words.selectAll(total)}
    </Button>
  )
  if (ids.length === 0) return selectAllButton && <Row>{selectAllButton}</Row>
  return (
    <StickyActionBar>
      <p role="status">{ids.length > mostPrinted ? words.tooMany(mostPrinted) : words.selected(ids.length)}</p>
      {selectAllButton}
      <Button variant="text" onClick={onClear}>
        {words.clear}
      </Button>
      {isPrinted &&
        (['labels', 'slips'] as const).map((kind) => (
          <Button
            key={kind}
            component={Link}
            to={paths.sellerPrint(kind, ids)}
            variant={kind === 'slips' ? 'contained' : 'outlined'}
            startIcon={<PrinterIcon size={20} />}
          >
            {words[kind]}
          </Button>
        ))}
    </StickyActionBar>
  )
}
