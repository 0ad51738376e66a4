/** The table of variants follows the options: what was entered, and what the server knows, stays with its combination. */
import { blankVariant, type OptionEntry, type VariantEntry } from './values'

/** As many as the server takes. */
export const most = { options: 3, values: 30, variants: 100, attributes: 50, pictures: 20 }

/** Options without a value do not make variants yet. */
const chosenFrom = (options: readonly OptionEntry[]) => options.filter(({ values }) => values.length > 0)

const keysOf = (options: readonly OptionEntry[]) => options.map(({ values }) => values.map(({ key }) => key))

/** Every combination of the options' values, the last option changing first; one empty one without options. */
export const combinationsOf = (options: readonly OptionEntry[]): string[][] =>
  keysOf(chosenFrom(options)).reduce<string[][]>(
    (rows, keys) => rows.flatMap((row) => keys.map((key) => [...row, key])),
    [[]],
  )

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((key) => other.includes(key))

const shared = (one: readonly string[], other: readonly string[]) => one.filter((key) => other.includes(key)).length

/** What a new combination takes over from one like it; what names or counts a single one it does not. */
const copyOf = (variant: VariantEntry | undefined, values: string[]): VariantEntry => ({
  ...blankVariant(values),
  ...(variant && { price: variant.price, priceSale: variant.priceSale, saleFrom: variant.saleFrom, saleUntil: variant.saleUntil, weight: variant.weight, picture: variant.picture }),
})

/**
 * The variants after a change of the options. A combination that was there keeps its variant. When an option comes or
 * goes, the first combination that a variant becomes keeps it, and its stock; the others take over its price. A
 * combination that was taken out by hand stays out.
 */
export function variantsAfter(
  before: { options: readonly OptionEntry[]; variants: readonly VariantEntry[] },
  options: readonly OptionEntry[],
): VariantEntry[] {
  const known = keysOf(chosenFrom(before.options)).flat()
  const left = keysOf(chosenFrom(options)).flat()
  const isShaped = chosenFrom(before.options).length === chosenFrom(options).length
  const taken = new Set<VariantEntry>()
  return combinationsOf(options).flatMap((values) => {
    const same = before.variants.find((variant) => isSame(variant.values, values))
    if (same) return [{ ...same, values }]
    if (isShaped && values.every((key) => known.includes(key))) return []
    const fits = before.variants.filter((variant) =>
      variant.values.filter((key) => left.includes(key)).every((key) => values.includes(key)),
    )
    const free = isShaped ? undefined : fits.find((variant) => !taken.has(variant))
    if (free) {
      taken.add(free)
      return [{ ...free, values }]
    }
    const nearest = before.variants.toSorted((a, b) => shared(b.values, values) - shared(a.values, values))[0]
    return [copyOf(fits[0] ?? nearest, values)]
  })
}

/** The table with the combinations that were taken out. */
export function withMissing(options: readonly OptionEntry[], variants: readonly VariantEntry[]): VariantEntry[] {
  return combinationsOf(options).map(
    (values) => variants.find((variant) => isSame(variant.values, values)) ?? copyOf(variants[0], values),
  )
}

/** The words of a variant's values, in the options' order. */
export function wordsOf(options: readonly OptionEntry[], { values }: Pick<VariantEntry, 'values'>): string[] {
  const all = options.flatMap((option) => option.values)
  return values.map((key) => all.find((value) => value.key === key)?.value ?? '')
}
