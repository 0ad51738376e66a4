/** The filters as chips: those in force, each removable, and those that stand ready to press. Pure. */
import { formatMoney } from '@/lib/money'
import type { Facets } from './api'
import { isColour } from './colour'
import { hasOption, noFilters, toggleOption, toggleShop, type Filters } from './listing'
import { listingText } from './components/listing/text'

/** What chips call the things that the address knows by a slug. */
export type Names = { currency: string; shop: (slug: string) => string; category: string }

/** A filter in force, and what is left without it. */
export type FilterChip = { id: string; label: string; without: Filters }

function priceLabel({ minPrice, maxPrice }: Filters, currency: string): string {
  const low = minPrice === null ? '' : formatMoney(minPrice, currency)
  const high = maxPrice === null ? '' : formatMoney(maxPrice, currency)
  if (low && high) return listingText.priceBetween(low, high)
  return low ? listingText.priceFrom(low) : listingText.priceTo(high)
}

/** A colour says by itself what it is; "M" does not. */
const optionLabel = (name: string, value: string) => (isColour(name) ? value : listingText.optionValue(name, value))
const optionId = (name: string, value: string) => `option.${name}=${value}`

function plainChips(filters: Filters, { currency, category }: Names): FilterChip[] {
  const { minPrice, maxPrice, minRating, onSale, inStock } = filters
  const chip = (id: string, label: string, without: Partial<Filters>) => [
    { id, label, without: { ...filters, ...without } },
  ]
  const priced = minPrice !== null || maxPrice !== null
  return [
    ...(filters.category !== null ? chip('category', category, { category: null }) : []),
    ...(priced ? chip('price', priceLabel(filters, currency), { minPrice: null, maxPrice: null }) : []),
    ...(minRating !== null ? chip('rating', listingText.stars(minRating), { minRating: null }) : []),
    ...(onSale ? chip('onSale', listingText.onSale, { onSale: false }) : []),
    ...(inStock ? chip('inStock', listingText.inStock, { inStock: false }) : []),
  ]
}

/** One removable chip per filter in force; the sort is no filter. */
export function chipsOf(filters: Filters, names: Names): FilterChip[] {
  const options = Object.entries(filters.option).flatMap(([name, values]) =>
    values.map((value) => ({
      id: optionId(name, value),
      label: optionLabel(name, value),
      without: toggleOption(filters, name, value),
    })),
  )
  const shops = filters.shop.map((slug) => ({
    id: `shop=${slug}`,
    label: names.shop(slug),
    without: toggleShop(filters, slug),
  }))
  return [...plainChips(filters, names), ...options, ...shops]
}

/** How many filters are in force. */
export const countFilters = (filters: Filters) =>
  chipsOf(filters, { currency: 'USD', shop: (slug) => slug, category: '' }).length

/** No filter any more, in the order that was chosen. */
export const withoutFilters = ({ sort }: Filters): Filters => ({ ...noFilters, sort })

/** A filter that stands ready above the products, and what pressing it makes of the filters. */
export type QuickFilter = {
  id: string
  label: string
  on: boolean
  /** It would leave nothing. */
  empty: boolean
  /** Comes with the answer, where there is room for it. */
  extra: boolean
  next: Filters
}

/** How many options have a value among the filters that stand ready. */
const quickOptions = 2

/** The most used value of each of the most used options; what is chosen already stands with the filters in force. */
export function quickValuesOf({ options }: Facets, filters: Filters): { name: string; value: string }[] {
  const used = options.flatMap(({ name, values }) => {
    const open = values.filter(({ value }) => !hasOption(filters, name, value))
    const [most] = open.toSorted((one, other) => other.count - one.count)
    return most && most.count > 0 ? [{ name, value: most.value }] : []
  })
  return used.slice(0, quickOptions)
}

/** The filters that are used most; they stand in the list of filters as well. */
export function quickFiltersOf(
  filters: Filters,
  values: readonly { name: string; value: string }[],
  facets: Facets | undefined,
): QuickFilter[] {
  const { onSale, inStock, minRating } = filters
  const good = minRating === 4
  const fourStars = facets?.ratings.find(({ stars }) => stars === 4)?.count
  const quick = (id: string, label: string, on: boolean, count: number | undefined, next: Filters) => ({
    ...{ id, label, on, next },
    empty: count === 0 && !on,
    extra: false,
  })
  return [
    // First those that are there without an answer, so that nothing moves when it comes.
    quick('onSale', listingText.onSale, onSale, facets?.onSale, { ...filters, onSale: !onSale }),
    quick('inStock', listingText.inStock, inStock, facets?.inStock, { ...filters, inStock: !inStock }),
    quick('rating', listingText.stars(4), good, fourStars, { ...filters, minRating: good ? null : 4 }),
    ...values.map(({ name, value }) => {
      const label = optionLabel(name, value)
      const on = hasOption(filters, name, value)
      const next = toggleOption(filters, name, value)
      return { ...quick(optionId(name, value), label, on, undefined, next), extra: !on }
    }),
  ]
}
