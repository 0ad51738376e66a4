import { useEffect, useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useDispatch } from 'react-redux'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { StickyActionBar } from '../components/StickyActionBar'
import { bulkChanged, useListProductBulksQuery, type ProductBulk, type SellerProductsQuery } from './api'
import type { Chosen } from './BulkForm'
import { bulkText as words } from './text'

const BulkDialog = onDemand(async () => (await import('./BulkDialog')).BulkDialog)
const EarlierChanges = onDemand(async () => (await import('./EarlierChanges')).EarlierChanges)

const day = 86_400_000
const isOfToday = ({ createdAt }: ProductBulk) => Date.now() - Date.parse(createdAt) < day
/** A change that was looked at and never applied left nothing to see. */
const wasApplied = ({ status }: ProductBulk) => status !== 'checking' && status !== 'checked'
const isUnderWay = ({ status }: ProductBulk) => status === 'applying' || status === 'undoing'
const pollMilliseconds = 2000

interface BulkBarProps {
  /** What the list shows now. */
  filter: SellerProductsQuery
  /** How many that are, on all pages. */
  total: number
  /** The ids of the products that are chosen in the list. */
  chosen: readonly number[]
  onChoose: (ids: number[]) => void
  /** The list itself, or what stands in its place: a change may empty it. */
  children: ReactNode
}

/** Around a list: leads to a change of many products, of those that are chosen or of all, and back to earlier ones. */
export function BulkBar({ filter, total, chosen, onChoose, children }: BulkBarProps) {
  const [opened, setOpened] = useState<{ chosen: Chosen | null; count: number; earlier?: number } | null>(null)
  const [isListed, setListed] = useState(false)
  const changes = useChanges(opened === null)
  const last = changes.find((change) => change.status !== 'undone' && isOfToday(change))
  const show = ({ id, productCount }: ProductBulk) => setOpened({ chosen: null, count: productCount, earlier: id })
  return (
    <Stack spacing={2.5}>
      <Row spread>
        {changes.length > 0 && (
          <Row spacing={0.5}>
            {last && (
              <>
                <p>{words.last(last.counts.done)}</p>
                <Button variant="text" onClick={() => show(last)}>
                  {words.show}
                </Button>
              </>
            )}
            <Button variant="text" onClick={() => setListed(true)}>
              {words.earlier}
            </Button>
          </Row>
        )}
        {total > 0 && (
          <Button
            variant="outlined"
            onClick={() => setOpened({ chosen: { filter }, count: total })}
            sx={{ marginInlineStart: 'auto !important' }}
          >
            {words.changeAll(total)}
          </Button>
        )}
      </Row>
      {children}
      {chosen.length > 0 && (
        <StickyActionBar>
          <p role="status">{words.selected(chosen.length)}</p>
          <Button variant="text" onClick={() => onChoose([])}>
            {words.clear}
          </Button>
          <Button
            variant="contained"
            onClick={() => setOpened({ chosen: { productIds: [...chosen] }, count: chosen.length })}
          >
            {words.change}
          </Button>
        </StickyActionBar>
      )}
      {isListed && (
        <EarlierChanges
          changes={changes}
          onShow={(change) => {
            setListed(false)
            show(change)
          }}
          onClose={() => setListed(false)}
        />
      )}
      {opened && (
        <BulkDialog
          {...opened}
          onClose={(isChanged) => {
            setOpened(null)
            // What was chosen may be gone from the list; otherwise it stays, for another try.
            if (isChanged) onChoose([])
          }}
        />
      )}
    </Stack>
  )
}

/**
 * The changes that were applied, asked for again while one of them is under way; the products are stale once it is
 * through. The dialog of a change looks after that itself, so not while it is open.
 */
function useChanges(isAlone: boolean) {
  const { data } = useListProductBulksQuery()
  const changes = (data?.items ?? []).filter(wasApplied)
  const isAwaited = isAlone && changes.some(isUnderWay)
  useListProductBulksQuery(undefined, { pollingInterval: isAwaited ? pollMilliseconds : 0 })
  const dispatch = useDispatch()
  useEffect(() => {
    if (isAwaited) return () => void dispatch(bulkChanged)
  }, [isAwaited, dispatch])
  return changes
}
