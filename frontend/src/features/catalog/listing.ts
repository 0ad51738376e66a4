/**
 * The state of a listing, kept whole in the address so that Back, reload and a shared link show the
 * same products. Pure: text in, values out.
 */
import { formatMoney } from '@/lib/money'
import type { ListProductsQuery } from './api'
import { listingText } from './components/listing/text'

/** The orders a listing can stand in; `relevance` exists only where words were searched. */
export const sorts = ['best_selling', 'newest', 'rating', 'price_asc', 'price_desc', 'discount'] as const
export type Sort = (typeof sorts)[number] | 'relevance'

/** What narrows and orders a listing. */
export type Filters = {
  sort: Sort | null
  /** Minor units. */
  minPrice: number | null
  maxPrice: number | null
  minRating: number | null
  onSale: boolean
  inStock: boolean
}

/** How many products one page of a listing has. */
export const pageSize = 24

/** Everything, in the usual order. */
export const noFilters: Filters = {
  sort: null,
  minPrice: null,
  maxPrice: null,
  minRating: null,
  onSale: false,
  inStock: false,
}

function wholeNumber(text: string | null, max = Number.MAX_SAFE_INTEGER): number | null {
  if (text === null || !/^\d{1,15}$/.test(text)) return null
  const value = Number(text)
  return value <= max ? value : null
}

const knownSorts = ['relevance', ...sorts] as const

/** The filters of an address; what is not understood is left out. */
export function readFilters(params: URLSearchParams): Filters {
  const sort = params.get('sort')
  return {
    sort: knownSorts.find((known) => known === sort) ?? null,
    minPrice: wholeNumber(params.get('minPrice')),
    maxPrice: wholeNumber(params.get('maxPrice')),
    minRating: wholeNumber(params.get('minRating'), 5),
    onSale: params.get('onSale') === 'true',
    inStock: params.get('inStock') === 'true',
  }
}

/** The page of an address, from 1. */
export function readPage(params: URLSearchParams): number {
  return Math.max(1, wholeNumber(params.get('page'), 10_000) ?? 1)
}

/** The address parameters of these filters; what is not the listing's own (`q`) stays. */
export function writeFilters(filters: Filters, present: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(present)
  next.delete('page')
  for (const [name, value] of Object.entries(filters)) {
    if (value === null || value === false) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/** The filters as the server's parameters. */
export function queryOf(filters: Filters): Partial<ListProductsQuery> {
  return {
    ...(filters.sort ? { sort: filters.sort } : {}),
    ...(filters.minPrice !== null ? { minPrice: filters.minPrice } : {}),
    ...(filters.maxPrice !== null ? { maxPrice: filters.maxPrice } : {}),
    ...(filters.minRating !== null ? { minRating: filters.minRating } : {}),
    ...(filters.onSale ? { onSale: true } : {}),
    ...(filters.inStock ? { inStock: true } : {}),
  }
}

/** A filter in force, and what is left without it. */
export type FilterChip = { id: string; label: string; without: Filters }

function priceLabel({ minPrice, maxPrice }: Filters, currency: string): string {
  const low = minPrice === null ? '' : formatMoney(minPrice, currency)
  const high = maxPrice === null ? '' : formatMoney(maxPrice, currency)
  if (low && high) return listingText.priceBetween(low, high)
  return low ? listingText.priceFrom(low) : listingText.priceTo(high)
}

/** One removable chip per filter in force; the sort is no filter. */
export function chipsOf(filters: Filters, currency: string): FilterChip[] {
  const { minPrice, maxPrice, minRating, onSale, inStock } = filters
  const priced = minPrice !== null || maxPrice !== null
  return [
    ...(priced
      ? [{ id: 'price', label: priceLabel(filters, currency), without: { ...filters, minPrice: null, maxPrice: null } }]
      : []),
    ...(minRating !== null
      ? [{ id: 'rating', label: listingText.stars(minRating), without: { ...filters, minRating: null } }]
      : []),
    ...(onSale ? [{ id: 'onSale', label: listingText.onSale, without: { ...filters, onSale: false } }] : []),
    ...(inStock ? [{ id: 'inStock', label: listingText.inStock, without: { ...filters, inStock: false } }] : []),
  ]
}

/** How many filters are in force. */
export const countFilters = (filters: Filters) => chipsOf(filters, 'USD').length

/** A filter that stands ready above the products, and what pressing it makes of the filters. */
export type QuickFilter = { id: string; label: string; on: boolean; next: Filters }

/** The filters that are used most; they stand in the list of filters as well. */
export function quickFiltersOf(filters: Filters): QuickFilter[] {
  const { onSale, inStock, minRating } = filters
  const good = minRating === 4
  return [
    { id: 'onSale', label: listingText.onSale, on: onSale, next: { ...filters, onSale: !onSale } },
    { id: 'inStock', label: listingText.inStock, on: inStock, next: { ...filters, inStock: !inStock } },
    { id: 'rating', label: listingText.stars(4), on: good, next: { ...filters, minRating: good ? null : 4 } },
  ]
}
