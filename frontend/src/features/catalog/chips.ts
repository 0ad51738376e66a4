/** The filters as chips: those in force, each removable, and those that stand ready to press. Pure. */
import { formatMoney } from '@/lib/money'
import type { Facets } from './api'
import { isColour } from './colour'
import { labelsOf } from './facets'
import { chosenValues, hasOption, isSame, noFilters, toggleOption, toggleShop, type Filters } from './listing'
import { listingText } from './components/listing/text'

/** What chips call the things that the address knows by a slug, or by another language's word. */
export type FilterNames = { currency: string; shop: (slug: string) => string; option: typeof asWritten; category: string }

/** An option and its value, as shops write them. */
const asWritten = (name: string, value: string) => ({ name, value })

/** A filter in force, and what is left without it. */
export type FilterChip = { id: string; label: string; without: Filters }

/** The prices between which all lie. */
export function priceLabel({ minPrice, maxPrice }: Filters, currency: string): string {
  const low = minPrice === null ? '' : formatMoney(minPrice, currency)
  const high = maxPrice === null ? '' : formatMoney(maxPrice, currency)
  if (low && high) return listingText.priceBetween(low, high)
  return low ? listingText.priceFrom(low) : listingText.priceTo(high)
}

/** A color says by itself what it is; "M" does not. */
const optionLabel = (name: string, said: ReturnType<typeof asWritten>) =>
  isColour(name) ? said.value : listingText.optionValue(said.name, said.value)
const optionId = (name: string, value: string) => `option.${name}=${value}`

function plainChips(filters: Filters, { currency, category }: FilterNames): FilterChip[] {
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
export function chipsOf(filters: Filters, names: FilterNames): FilterChip[] {
  const options = Object.entries(filters.option).flatMap(([name, values]) =>
    values.map((value) => ({
      id: optionId(name, value),
      label: optionLabel(name, names.option(name, value)),
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
  chipsOf(filters, { currency: 'USD', shop: (slug) => slug, option: asWritten, category: '' }).length

/** No filter any more, in the order that was chosen. */
export const withoutFilters = ({ sort }: Filters): Filters => ({ ...noFilters, sort })

/** A filter that can stand ready above the products. */
export type QuickFilter = {
  id: string
  label: string
  isOn: (filters: Filters) => boolean
  /** The filters with it pressed, or no longer. */
  toggle: (filters: Filters) => Filters
  /** How many products it leaves. */
  countIn: (facets: Facets) => number
}

/** The filters that are used most, of any products; they stand in the list of filters as well. */
const plainQuick: readonly QuickFilter[] = [
  {
    id: 'onSale',
    label: listingText.onSale,
    isOn: ({ onSale }) => onSale,
    toggle: (filters) => ({ ...filters, onSale: !filters.onSale }),
    countIn: ({ onSale }) => onSale,
  },
  {
    id: 'inStock',
    label: listingText.inStock,
    isOn: ({ inStock }) => inStock,
    toggle: (filters) => ({ ...filters, inStock: !filters.inStock }),
    countIn: ({ inStock }) => inStock,
  },
  {
    id: 'rating',
    label: listingText.stars(4),
    isOn: ({ minRating }) => minRating === 4,
    toggle: (filters) => ({ ...filters, minRating: filters.minRating === 4 ? null : 4 }),
    countIn: ({ ratings }) => ratings.find(({ stars }) => stars === 4)?.count ?? 0,
  },
]

function quickValue(name: string, value: string, facets: Facets): QuickFilter {
  return {
    id: optionId(name, value),
    label: optionLabel(name, labelsOf(facets, name, value)),
    isOn: (filters) => hasOption(filters, name, value),
    toggle: (filters) => toggleOption(filters, name, value),
    countIn: ({ options }) =>
      options.find((option) => isSame(option.name, name))?.values.find((each) => isSame(each.value, value))?.count ?? 0,
  }
}

/** What leaves nearly nothing or nearly all of the results does not help to choose. */
const narrows = (count: number, total: number) => count > 0 && count >= 0.05 * total && count <= 0.8 * total

/** How many options have a value among the filters that stand ready. */
const quickOptions = 2

/**
 * The filters that stand ready over these results: those that narrow them, and those pressed already. Of an
 * option it is its most used value; where one is chosen, a further one would widen.
 */
export function quickFiltersOf(filters: Filters, facets: Facets, total: number): QuickFilter[] {
  const values = facets.options.flatMap(({ name, values: all }) => {
    if (chosenValues(filters, name).length > 0) return []
    const [most] = all
      .filter(({ count }) => narrows(count, total))
      .toSorted((one, other) => other.count - one.count)
    return most ? [quickValue(name, most.value, facets)] : []
  })
  return [
    ...plainQuick.filter((quick) => quick.isOn(filters) || narrows(quick.countIn(facets), total)),
    ...values.slice(0, quickOptions),
  ]
}

/** Those of them that are known before the results: the ones pressed already. */
export const pressedQuickFilters = (filters: Filters) => plainQuick.filter(({ isOn }) => isOn(filters))
