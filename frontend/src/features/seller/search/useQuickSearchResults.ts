/** What the search through the Seller Center finds: pages by their words, the shop's orders and its products. */
import { useEffect, useState } from 'react'
import { paths } from '@/lib/paths'
import {
  useListSellerOrdersQuery,
  useListSellerProductsQuery,
  type SellerOrder,
  type SellerOrderPage,
  type SellerProductPage,
  type SellerProductRow,
} from '../api'
import { findPages, firstPages, type CentrePage } from '../centre/pages'
import { quickSearchText as words } from './text'

/** One thing to go to. */
export type QuickSearchRow = { to: string } & (
  | { kind: 'page'; name: string }
  | { kind: 'order'; order: SellerOrder }
  | { kind: 'product'; product: SellerProductRow }
  /** All that were found. */
  | { kind: 'order' | 'product'; name: string }
)

/** So long nobody types before the server is asked, in milliseconds. */
const pause = 200
/** The server takes no more letters. */
const longest = 100
const mostRows = 5

function useDebounced(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

const pageRow = ({ to, name }: CentrePage): QuickSearchRow => ({ kind: 'page', to, name })

function orderRows({ items, total }: SellerOrderPage, q: string): QuickSearchRow[] {
  const rows = items.map((order): QuickSearchRow => ({ kind: 'order', to: paths.sellerOrder(order.id), order }))
  if (q === '' || total <= items.length) return rows
  const to = `${paths.sellerOrders()}?q=${encodeURIComponent(q)}`
  return [...rows, { kind: 'order', to, name: words.allOrders(total) }]
}

function productRows({ items, total }: SellerProductPage, q: string): QuickSearchRow[] {
  const rows = items.map((product): QuickSearchRow => ({ kind: 'product', to: paths.sellerProductEdit(product.id), product }))
  if (total <= items.length) return rows
  const to = `${paths.sellerProducts()}?q=${encodeURIComponent(q)}`
  return [...rows, { kind: 'product', to, name: words.allProducts(total) }]
}

/** Whether an answer is there for what is asked now, be it a failure. */
const hasCome = (query: { currentData?: unknown; isError: boolean }) => query.currentData !== undefined || query.isError

/** What is found for these words; for none the first pages and the newest orders. */
export function useQuickSearchResults(typed: string) {
  const sought = typed.trim().slice(0, longest)
  const isAsked = sought !== ''
  const q = useDebounced(sought)
  const isPaused = q === sought
  const orders = useListSellerOrdersQuery({ ...(q === '' ? {} : { q }), pageSize: mostRows })
  const products = useListSellerProductsQuery({ q, pageSize: mostRows }, { skip: q === '' || !isAsked })
  const hasFailed = orders.isError || (isAsked && isPaused && products.isError)
  // Both at once: which row comes first, and so where Enter leads, is not a matter of which answer was the quicker.
  const isAnswered = isPaused && hasCome(orders) && (!isAsked || hasCome(products))
  const listed = isAnswered ? orders.currentData : undefined
  const known = isAnswered && isAsked ? products.currentData : undefined
  const rows: QuickSearchRow[] = [
    ...(isAsked ? findPages(sought).slice(0, mostRows) : firstPages).map(pageRow),
    ...(listed ? orderRows(listed, q) : []),
    ...(known ? productRows(known, q) : []),
  ]
  return {
    rows,
    isSearching: !isAnswered,
    retry: hasFailed
      ? () => {
          if (orders.isError) void orders.refetch()
          if (products.isError) void products.refetch()
        }
      : null,
  }
}
