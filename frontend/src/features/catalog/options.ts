/**
 * Choosing a variant: one value per option. Pure rules, so that the picker only draws them.
 * A value is sold out when every variant with it (and the rest of the choice) has no stock, and
 * impossible when no such variant exists at all.
 */
import { labelOf } from '@/api/localizedNames'
import { pictureAt } from '@/components/PictureSource'
import type { Picture, Product, ProductOption, Variant } from './api'

/** The chosen value id of each option id. */
export type Choice = Readonly<Record<number, number>>
export type ValueState = 'available' | 'soldOut' | 'impossible'

type Choosable = Pick<Product, 'options' | 'variants'>

function valuesOf(choice: Choice, except?: number): number[] {
  return Object.entries(choice)
    .filter(([option]) => Number(option) !== except)
    .map(([, value]) => value)
}

const has = (variant: Variant, values: readonly number[]) => values.every((value) => variant.optionIds.includes(value))

/** The variants that a choice, finished or not, allows. */
export function variantsOf(product: Pick<Product, 'variants'>, choice: Choice): Variant[] {
  return product.variants.filter((variant) => has(variant, valuesOf(choice)))
}

/** What is chosen before anyone has chosen: the only value of an option, or the variant an address names. */
export function initialChoice(product: Choosable, variantId: number | null): Choice {
  const named = product.variants.find((variant) => variant.id === variantId)
  if (named) return choiceOf(product, named)
  const single = product.options.filter((option) => option.values.length === 1)
  return Object.fromEntries(single.flatMap((option) => option.values.map((value) => [option.id, value.id])))
}

/** The choice that leads to this variant. */
export function choiceOf(product: Choosable, variant: Variant): Choice {
  return Object.fromEntries(
    product.options.flatMap((option) => {
      const value = option.values.find(({ id }) => variant.optionIds.includes(id))
      return value ? [[option.id, value.id]] : []
    }),
  )
}

/** The variant of a complete choice; none while an option is open. */
export function variantOf(product: Choosable, choice: Choice): Variant | null {
  if (product.options.some((option) => choice[option.id] === undefined)) return null
  return variantsOf(product, choice)[0] ?? null
}

/** Whether none is left: of a variant, or, while none is chosen, of any. */
export const isSoldOut = ({ variants }: Choosable, variant: Variant | null) =>
  (variant ? [variant] : variants).every(({ stock }) => stock === 0)

export function firstOpenOption(product: Choosable, choice: Choice): ProductOption | null {
  return product.options.find((option) => choice[option.id] === undefined) ?? null
}

export function stateOf(product: Choosable, choice: Choice, optionId: number, valueId: number): ValueState {
  const wanted = [...valuesOf(choice, optionId), valueId]
  const fitting = product.variants.filter((variant) => has(variant, wanted))
  if (fitting.length === 0) return 'impossible'
  return fitting.some((variant) => variant.stock > 0) ? 'available' : 'soldOut'
}

/** A value as it is read. */
const wordOf = ({ value, labelDe }: ProductOption['values'][number]) => labelOf(value, labelDe)

export type Chosen = { choice: Choice; switched: { option: string; value: string }[] }

/**
 * The choice after a click on a value. When it cannot stand beside the rest, the other options move
 * to the nearest variant that exists, one in stock first, and what moved is reported.
 */
export function choose(product: Choosable, choice: Choice, optionId: number, valueId: number): Chosen {
  const wanted = { ...choice, [optionId]: valueId }
  if (stateOf(product, choice, optionId, valueId) !== 'impossible') return { choice: wanted, switched: [] }
  const keep = valuesOf(choice, optionId)
  const score = (variant: Variant) =>
    keep.filter((value) => variant.optionIds.includes(value)).length * 2 + (variant.stock > 0 ? 1 : 0)
  const nearest = product.variants
    .filter((variant) => variant.optionIds.includes(valueId))
    .reduce<Variant | null>((best, variant) => (best === null || score(variant) > score(best) ? variant : best), null)
  if (nearest === null) return { choice: wanted, switched: [] }
  const target = choiceOf(product, nearest)
  const moved = Object.fromEntries(
    Object.keys(choice).map((option) => [option, target[Number(option)] ?? choice[Number(option)]]),
  )
  const next = { ...moved, [optionId]: valueId } as Choice
  const switched = product.options
    .filter(
      (option) => option.id !== optionId && choice[option.id] !== undefined && choice[option.id] !== next[option.id],
    )
    .map((option) => ({
      option: labelOf(option.name, option.labelDe),
      value: option.values.filter(({ id }) => id === next[option.id]).map(wordOf).join(),
    }))
  return { choice: next, switched }
}

/** The values one step away from a sold-out variant that can be bought: "L", "Sand". */
export function inStockNeighbours(product: Choosable, choice: Choice): string[] {
  return product.options.flatMap((option) =>
    option.values
      .filter(
        (value) => value.id !== choice[option.id] && stateOf(product, choice, option.id, value.id) === 'available',
      )
      .map(wordOf),
  )
}

/** The chosen values in words: "Forest, M". */
export function nameOf(product: Choosable, choice: Choice): string {
  return product.options
    .flatMap((option) => option.values.filter((value) => value.id === choice[option.id]).map(wordOf))
    .join(', ')
}

/** The prices to show: those of the chosen variant, or the lowest of all with "From". */
export function priceOf(product: Pick<Product, 'price' | 'priceSale' | 'variants'>, variant: Variant | null) {
  if (variant) return { price: variant.price, priceSale: variant.priceSale, varies: false }
  const now = new Set(product.variants.map(({ price, priceSale }) => priceSale ?? price))
  return { price: product.price, priceSale: product.priceSale, varies: now.size > 1 }
}

/** All pictures of a product, those of its variants included, each once. */
export function picturesOf(product: Pick<Product, 'title' | 'images' | 'variants'>): Picture[] {
  const known = new Set(product.images.map(({ url }) => url))
  const extra: Picture[] = []
  for (const { image } of product.variants) {
    if (!image || known.has(image)) continue
    known.add(image)
    extra.push(pictureAt(image, product.title))
  }
  return [...product.images, ...extra]
}

/** The picture that a choice leads to, even an unfinished one: all variants it allows must share it. */
export function imageOf(product: Pick<Product, 'variants'>, choice: Choice): string | null {
  const [first, ...others] = new Set(variantsOf(product, choice).map(({ image }) => image))
  return others.length === 0 ? (first ?? null) : null
}
