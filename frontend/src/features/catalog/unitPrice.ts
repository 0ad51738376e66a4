/**
 * What products sold by measure cost per measure: "$4.20 / 100 g". Only where the product says how much it holds:
 * the weight of a pair of headphones, or what fits into a mug, is no price's base.
 */
import { formatMoney } from '@/lib/money'
import type { Product, Variant } from './api'

/** Names under which a shop says how much is in it, in English and in German. */
const contents = /^(contents?|net (weight|contents?)|volume|inhalt|nettogewicht|nettofüllmenge|füllmenge|volumen)$/i
/** An option called weight is what is bought; an attribute called so is what it weighs. */
const weights = /^(weight|gewicht)$/i

/** How many grams or milliliters a unit is. */
const units = { g: 1, kg: 1000, ml: 1, cl: 10, dl: 100, l: 1000 } as const

/** An amount and its unit, nothing else: not "2 × 85 g", and no thousands, whose comma could be a decimal one. */
const measure = /^(0[.,]\d{1,3}|\d{1,6}(?:[.,]\d{1,2})?)\s*(kg|g|ml|cl|dl|l)$/i

interface Amount {
  /** In grams or milliliters. */
  size: number
  isMass: boolean
}

function amountOf(text: string): Amount | null {
  const [, number = '', unit = ''] = measure.exec(text.trim()) ?? []
  const factor = units[unit.toLowerCase() as keyof typeof units]
  const size = Number(number.replace(',', '.')) * factor
  return size > 0 ? { size, isMass: unit.toLowerCase().endsWith('g') } : null
}

/** How much is in this variant, if the product says so. */
function contentOf({ options, attributes }: Pick<Product, 'options' | 'attributes'>, { optionIds }: Pick<Variant, 'optionIds'>) {
  const chosen = options
    .filter(({ name }) => contents.test(name) || weights.test(name))
    .flatMap(({ values }) => values.filter(({ id }) => optionIds.includes(id)))
  const said = attributes.filter(({ name }) => contents.test(name))
  for (const { value } of [...chosen, ...said]) {
    const amount = amountOf(value)
    if (amount) return amount
  }
  return null
}

/** The price of a variant per 100 g or 100 ml, from a kilogram or a liter on per that; null where it has no measure. */
export function unitPriceOf(
  product: Pick<Product, 'options' | 'attributes'>,
  variant: Pick<Variant, 'optionIds' | 'price' | 'priceSale'>,
  currency: string,
): string | null {
  const content = contentOf(product, variant)
  if (!content) return null
  const isLarge = content.size >= 1000
  const price = Math.round(((variant.priceSale ?? variant.price) * (isLarge ? 1000 : 100)) / content.size)
  const [large, small] = content.isMass ? ['kg', 'g'] : ['l', 'ml']
  return `${formatMoney(price, currency)} / ${isLarge ? large : `100 ${small}`}`
}
