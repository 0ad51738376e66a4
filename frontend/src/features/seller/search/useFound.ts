/** What the search through the seller centre finds: pages by their words, the shop's orders and its products. */
import { useEffect, useState } from 'react'
import { paths } from '@/lib/paths'
import {
  useListSellerOrdersQuery,
  useListSellerProductsQuery,
  type SellerOrder,
  type SellerProductPage,
  type SellerProductRow,
} from '../api'
import { findPages, firstPages, type CentrePage } from '../centre/pages'
import { quickText as words } from './text'

/** One thing to go to. */
export type FoundRow = { to: string } & (
  | { kind: 'page'; name: string }
  | { kind: 'order'; order: SellerOrder }
  | { kind: 'product'; product: SellerProductRow }
  /** All that were found. */
  | { kind: 'product'; name: string }
)

/** So long nobody types before the server is asked, in milliseconds. */
const pause = 200
/** The server takes no more letters. */
const longest = 200
const mostRows = 5
/** The server does not look for orders by words, so those that it lists at once are looked through here. */
const mostOrders = 100

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

const pageRow = ({ to, name }: CentrePage): FoundRow => ({ kind: 'page', to, name })
const orderRow = (order: SellerOrder): FoundRow => ({ kind: 'order', to: paths.sellerOrder(order.id), order })

function productRows({ items, total }: SellerProductPage, q: string): FoundRow[] {
  const rows = items.map((product): FoundRow => ({ kind: 'product', to: paths.sellerProductEdit(product.id), product }))
  if (total <= items.length) return rows
  const to = `${paths.sellerProducts()}?q=${encodeURIComponent(q)}`
  return [...rows, { kind: 'product', to, name: words.allProducts(total) }]
}

const isAbout = ({ number, buyer }: SellerOrder, sought: string) =>
  [number, buyer.name].some((text) => text.toLocaleLowerCase().includes(sought.toLocaleLowerCase()))

/** What is found for these words; for none the first pages and the newest orders. */
export function useFound(typed: string) {
  const sought = typed.trim().slice(0, longest)
  const isAsked = sought !== ''
  const q = usePaused(sought)
  const isPaused = q === sought
  const orders = useListSellerOrdersQuery({ pageSize: isAsked ? mostOrders : mostRows })
  const products = useListSellerProductsQuery({ q, pageSize: mostRows }, { skip: q === '' || !isAsked })
  const listed = orders.currentData
  const known = isAsked && isPaused ? products.currentData : undefined
  const hasFailed = orders.isError || (isAsked && isPaused && products.isError)
  // In the order in which they arrive, so that nothing moves from under the finger.
  const rows: FoundRow[] = [
    ...(isAsked ? findPages(sought).slice(0, mostRows) : firstPages).map(pageRow),
    ...(listed?.items ?? []).filter((order) => !isAsked || isAbout(order, sought)).slice(0, mostRows).map(orderRow),
    ...(known ? productRows(known, q) : []),
  ]
  return {
    rows,
    isSearching: !hasFailed && (!listed || (isAsked && !known)),
    /** Whether older orders were left out. */
    isPartial: isAsked && (listed?.total ?? 0) > mostOrders,
    mostOrders,
    retry: hasFailed
      ? () => {
          if (orders.isError) void orders.refetch()
          if (products.isError) void products.refetch()
        }
      : null,
  }
}
