import { useState } from 'react'
import Button from '@mui/material/Button'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { useListProductBulksQuery, type ProductBulk, type SellerProductsQuery } from './api'
import type { Chosen } from './BulkForm'
import { bulkText as words } from './text'

const BulkDialog = onDemand(async () => (await import('./BulkDialog')).BulkDialog)

const day = 86_400_000
const isOfToday = ({ createdAt }: ProductBulk) => Date.now() - Date.parse(createdAt) < day

interface BulkBarProps {
  /** What the list shows now. */
  filter: SellerProductsQuery
  /** How many that are, on all pages. */
  total: number
  /** The ids of the products that are chosen in the list. */
  chosen: readonly number[]
  onChoose: (ids: number[]) => void
}

/** Leads to a change of many products: of those that are chosen, or of all that the list shows; and back to the latest one. */
export function BulkBar({ filter, total, chosen, onChoose }: BulkBarProps) {
  const [opened, setOpened] = useState<{ chosen: Chosen | null; count: number; earlier?: number } | null>(null)
  const { data } = useListProductBulksQuery()
  const last = data?.items.find(({ status }) => status === 'applying' || status === 'applied' || status === 'undoing')
  return (
    <>
      <Row spread>
        {chosen.length > 0 ? (
          <Row>
            <p role="status">{words.selected(chosen.length)}</p>
            <Button
              variant="contained"
              onClick={() => setOpened({ chosen: { productIds: [...chosen] }, count: chosen.length })}
            >
              {words.change}
            </Button>
            <Button variant="text" onClick={() => onChoose([])}>
              {words.clear}
            </Button>
          </Row>
        ) : (
          <span />
        )}
        <Button variant="outlined" onClick={() => setOpened({ chosen: { filter }, count: total })}>
          {words.changeAll(total)}
        </Button>
      </Row>
      {last && isOfToday(last) && (
        <Row>
          <p>{words.last(last.counts.done)}</p>
          <Button variant="text" onClick={() => setOpened({ chosen: null, count: last.productCount, earlier: last.id })}>
            {words.show}
          </Button>
        </Row>
      )}
      {opened && (
        <BulkDialog
          {...opened}
          onClose={() => {
            setOpened(null)
            onChoose([])
          }}
        />
      )}
    </>
  )
}
