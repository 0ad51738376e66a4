/** The rules of a variant's price and stock, and what of it is sent. */
import type { RegisterOptions } from 'react-hook-form'
import { matching } from '@/components/form/rules'
import { moneyToInput, parseMoney } from '@/lib/money'
import type { SellerVariant, VariantChange } from './api'
import { variantText } from './text'

/** What is typed about a variant. */
export type VariantValues = Record<'price' | 'priceSale' | 'stock', string>

/** An amount of the currency; the sale price may be empty and must stay below the price. */
export function variantRules(currency: string) {
  const isAmount = (typed: string) =>
    parseMoney(typed, currency) !== null || variantText.amountFault(moneyToInput(1999, currency))
  const isBelow = (typed: string, { price: typedPrice }: VariantValues) => {
    const sale = parseMoney(typed, currency)
    const price = parseMoney(typedPrice, currency)
    return sale === null || price === null || sale < price || variantText.saleFault
  }
  return {
    price: { validate: isAmount },
    priceSale: { validate: { isAmount: (typed) => typed === '' || isAmount(typed), isBelow } },
    stock: matching(/^\d{1,7}$/, variantText.stockFault),
  } satisfies { [Name in keyof VariantValues]: RegisterOptions<VariantValues, Name> }
}

/** How a stock is changed: by so many, or to a number if it is still the one that was seen. */
export type StockChange = Pick<VariantChange, 'stock' | 'stockChange' | 'expectedStock'>

/** What the form showed before it was changed, amounts in minor units. */
export type VariantShown = Pick<SellerVariant, 'price' | 'priceSale' | 'stock'>

/**
 * What checked values change about what was shown; an empty sale price ends the sale. A new stock
 * goes along with the one that was seen, because buyers may have taken from it meanwhile.
 */
export function changeOf(values: VariantValues, shown: VariantShown, currency: string) {
  const price = parseMoney(values.price, currency)
  const priceSale = parseMoney(values.priceSale, currency)
  const stock = Number(values.stock)
  return {
    price: {
      ...(price === shown.price ? {} : { price }),
      ...(priceSale === shown.priceSale ? {} : { priceSale }),
    },
    stock: (stock === shown.stock ? {} : { stock, expectedStock: shown.stock }) satisfies StockChange,
  }
}

/** The present stock, as a `stock_moved` tells it; null for any other refusal. */
export function presentStockOf(error: unknown): number | null {
  const body = (error as { data?: { code?: unknown; stock?: unknown } } | null)?.data
  return body?.code === 'stock_moved' && typeof body.stock === 'number' ? body.stock : null
}
