/** The values that can be filtered by, ready to be shown. Pure. */
import { labelOf } from '@/api/localizedNames'
import type { Facets, ListingAnswer, ListProductsQuery } from './api'
import { chosenValues, hasOption, isSame, type Filters } from './listing'

/** What there is to filter by; a shop's own products are not filtered by shop. */
export function facetsOf(answer: ListingAnswer | undefined, { shop }: ListProductsQuery): Facets | undefined {
  return answer && shop ? { ...answer.facets, shops: [] } : answer?.facets
}

/** A value of a facet. */
export type FacetValue = {
  value: string
  label: string
  /** How many products it would show; null while that is not known. */
  count: number | null
  chosen: boolean
}

/** So many values are shown before "Show more". */
export const fewValues = 8
/** From more values than this on, they can be searched. */
export const manyValues = 20

/** Whether there is something to show for this value, or something to take back. */
export const isUsable = ({ count, chosen }: FacetValue) => count !== 0 || chosen

/** Values without products stay, below the rest; chosen ones that the server does not name are added. */
function arranged(known: readonly FacetValue[], chosen: readonly FacetValue[]): FacetValue[] {
  const missing = chosen.filter(({ value }) => !known.some((each) => isSame(each.value, value)))
  const all = [...known, ...missing]
  return [...all.filter(isUsable), ...all.filter((value) => !isUsable(value))]
}

const chosenOf = (values: readonly string[], count: number | null): FacetValue[] =>
  values.map((value) => ({ value, label: value, count, chosen: true }))

/** An option with its values. */
export type OptionFacet = { name: string; label: string; values: FacetValue[] }

/** The options with their values. Without an answer those chosen stay, so that they can be taken back. */
export function optionFacetsOf(facets: Facets | undefined, filters: Filters): OptionFacet[] {
  const known = facets?.options ?? []
  const missing = Object.keys(filters.option).filter((name) => !known.some((option) => isSame(option.name, name)))
  return [...known, ...missing.map((name) => ({ name, labelDe: null, values: [] }))].map(({ name, labelDe, values }) => ({
    name,
    label: labelOf(name, labelDe),
    values: arranged(
      values.map(({ value, labelDe: of, count }) => ({
        ...{ value, label: labelOf(value, of), count },
        chosen: hasOption(filters, name, value),
      })),
      chosenOf(chosenValues(filters, name), facets ? 0 : null),
    ),
  }))
}

/** What an option and one of its values are called, as far as the facets tell. */
export function labelsOf(facets: Facets | undefined, name: string, value: string): { name: string; value: string } {
  const option = facets?.options.find((each) => isSame(each.name, name))
  const known = option?.values.find((each) => isSame(each.value, value))
  return { name: labelOf(name, option?.labelDe), value: labelOf(value, known?.labelDe) }
}

/** The shops, likewise. */
export function shopValuesOf(facets: Facets | undefined, { shop }: Filters): FacetValue[] {
  const known = facets?.shops ?? []
  return arranged(
    known.map(({ slug, name, count }) => ({ value: slug, label: name, count, chosen: shop.includes(slug) })),
    chosenOf(shop, facets ? 0 : null),
  )
}

/** The values in view: all or the first few with those chosen, and of these what contains the words. */
export function valuesInView(values: readonly FacetValue[], all: boolean, words: string): FacetValue[] {
  const wanted = words.trim().toLowerCase()
  if (wanted !== '') return values.filter(({ label }) => label.toLowerCase().includes(wanted))
  return values.filter(({ chosen }, at) => all || at < fewValues || chosen)
}
