/**
 * The state of a listing, kept whole in the address so that Back, reload and a shared link show the
 * same products. Pure: text in, values out.
 */
import { formatMoney } from '@/lib/money'
import type { ListProductsQuery } from './api'
import { catalogText, relevance, sorts } from './text'

export type Filters = {
  sort: string | null
  /** Minor units. */
  minPrice: number | null
  maxPrice: number | null
  minRating: number | null
  onSale: boolean
  inStock: boolean
}

export const pageSize = 24
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

const knownSorts: ReadonlySet<string> = new Set([relevance.value, ...sorts.map((sort) => sort.value)])

export function readFilters(params: URLSearchParams): Filters {
  const sort = params.get('sort')
  return {
    sort: sort !== null && knownSorts.has(sort) ? sort : null,
    minPrice: wholeNumber(params.get('minPrice')),
    maxPrice: wholeNumber(params.get('maxPrice')),
    minRating: wholeNumber(params.get('minRating'), 5),
    onSale: params.get('onSale') === 'true',
    inStock: params.get('inStock') === 'true',
  }
}

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

export type FilterChip = { id: string; label: string; without: Filters }

/** One removable chip per filter in force; the sort is no filter. */
export function chipsOf(filters: Filters, currency: string): FilterChip[] {
  const chips: FilterChip[] = []
  const { minPrice, maxPrice, minRating } = filters
  if (minPrice !== null || maxPrice !== null) {
    const low = minPrice === null ? '' : formatMoney(minPrice, currency)
    const high = maxPrice === null ? '' : formatMoney(maxPrice, currency)
    const label = low && high ? `${low} – ${high}` : low ? `${low} and up` : `Up to ${high}`
    chips.push({ id: 'price', label, without: { ...filters, minPrice: null, maxPrice: null } })
  }
  if (minRating !== null)
    chips.push({ id: 'rating', label: catalogText.stars(minRating), without: { ...filters, minRating: null } })
  if (filters.onSale)
    chips.push({ id: 'onSale', label: catalogText.onSaleOnly, without: { ...filters, onSale: false } })
  if (filters.inStock)
    chips.push({ id: 'inStock', label: catalogText.inStockOnly, without: { ...filters, inStock: false } })
  return chips
}
