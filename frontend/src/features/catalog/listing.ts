/**
 * The state of a listing, kept whole in the address so that Back, reload and a shared link show the
 * same products. Pure: text in, values out.
 */
import type { ListProductsQuery } from './api'

/** The orders a listing can stand in; `relevance` exists only where words were searched. */
export const sorts = ['best_selling', 'newest', 'rating', 'price_asc', 'price_desc', 'discount'] as const
export type Sort = (typeof sorts)[number] | 'relevance'

/** What narrows and orders a listing; named as in the address. */
export type Filters = {
  sort: Sort | null
  /** The path of a category, where the listing itself is not of one. */
  category: string | null
  /** Slugs; products of any of them fit. */
  shop: readonly string[]
  /** Minor units. */
  minPrice: number | null
  maxPrice: number | null
  minRating: number | null
  onSale: boolean
  inStock: boolean
  /** By option, the values of which any fits; every option named must fit. */
  option: Readonly<Record<string, readonly string[]>>
}

/** How many products one page of a listing has. */
export const pageSize = 24

/** The words of a search as people read them: quotes only say that they are looked for as they are. */
export const plainWords = (query: string) => query.replace(/^"(.*)"$/, '$1')

/** Everything, in the usual order. */
export const noFilters: Filters = {
  sort: null,
  category: null,
  shop: [],
  minPrice: null,
  maxPrice: null,
  minRating: null,
  onSale: false,
  inStock: false,
  option: {},
}

function wholeNumber(text: string | null, max = Number.MAX_SAFE_INTEGER): number | null {
  if (text === null || !/^\d{1,15}$/.test(text)) return null
  const value = Number(text)
  return value <= max ? value : null
}

const knownSorts = ['relevance', ...sorts] as const
const optionPrefix = 'option.'

function readOptions(params: URLSearchParams): Filters['option'] {
  const named = [...new Set(params.keys())].filter((key) => key.startsWith(optionPrefix) && key !== optionPrefix)
  const options = named.map((key) => [key.slice(optionPrefix.length), valuesOf(params, key)] as const)
  return Object.fromEntries(options.filter(([, values]) => values.length > 0))
}

const valuesOf = (params: URLSearchParams, name: string) => [
  ...new Set(params.getAll(name).filter((value) => value !== '')),
]

/** The filters of an address; what is not understood, or is the scope's to say, is left out. */
export function readFilters(params: URLSearchParams, scope: ListProductsQuery = {}): Filters {
  const sort = params.get('sort')
  return {
    sort: knownSorts.find((known) => known === sort) ?? null,
    category: scope.category === undefined ? params.get('category') || null : null,
    shop: scope.shop === undefined ? valuesOf(params, 'shop') : [],
    minPrice: wholeNumber(params.get('minPrice')),
    maxPrice: wholeNumber(params.get('maxPrice')),
    minRating: wholeNumber(params.get('minRating'), 5),
    onSale: params.get('onSale') === 'true',
    inStock: params.get('inStock') === 'true',
    option: readOptions(params),
  }
}

/** The page of an address, from 1. */
export function readPage(params: URLSearchParams): number {
  return Math.max(1, wholeNumber(params.get('page'), 10_000) ?? 1)
}

function pairsOf({ option, ...filters }: Filters): [string, string][] {
  const plain = Object.entries(filters).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === false) return []
    return Array.isArray(value) ? value.map((each) => [name, each]) : [[name, String(value)]]
  })
  const options = Object.entries(option).flatMap(([name, values]) =>
    values.map((value): [string, string] => [optionPrefix + name, value]),
  )
  return [...plain, ...options]
}

const isOurs = (name: string) => name === 'page' || name.startsWith(optionPrefix) || Object.hasOwn(noFilters, name)

/** The address parameters of these filters; what is not the listing's own (`q`) stays. */
export function writeFilters(filters: Filters, present: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...[...present].filter(([name]) => !isOurs(name)), ...pairsOf(filters)])
}

/** The filters in force as the server's parameters. */
export function queryOf({ option, ...filters }: Filters): ListProductsQuery {
  const plain = Object.entries(filters).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== false,
  )
  const options = Object.entries(option).filter(([, values]) => values.length > 0)
  return Object.fromEntries([...plain, ...(options.length > 0 ? [['option', Object.fromEntries(options)]] : [])])
}

const folded = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Whether two names or values of options mean the same: shops write them in any case. */
export const isSame = (one: string, other: string) => folded(one) === folded(other)

const toggled = (values: readonly string[], value: string) =>
  values.some((each) => isSame(each, value)) ? values.filter((each) => !isSame(each, value)) : [...values, value]

/** The filters with this shop chosen, or no longer. */
export const toggleShop = (filters: Filters, slug: string): Filters => ({
  ...filters,
  shop: toggled(filters.shop, slug),
})

/** The values chosen of an option. */
export const chosenValues = (filters: Filters, name: string): string[] =>
  Object.entries(filters.option).flatMap(([each, values]) => (isSame(each, name) ? values : []))

/** The filters with this value of an option chosen, or no longer; the address keeps its spelling of the name. */
export function toggleOption(filters: Filters, name: string, value: string): Filters {
  const all = Object.entries(filters.option)
  const key = all.find(([each]) => isSame(each, name))?.[0] ?? name
  const others = all.filter(([each]) => !isSame(each, name))
  const next = toggled(chosenValues(filters, name), value)
  return { ...filters, option: Object.fromEntries(next.length > 0 ? [...others, [key, next]] : others) }
}

/** Whether this value of an option is chosen. */
export const hasOption = (filters: Filters, name: string, value: string) =>
  chosenValues(filters, name).some((each) => isSame(each, value))
