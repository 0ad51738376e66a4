/** The rules of a variant's price and stock, and what of it is sent. */
import { like, trimmed, type Check, type Values } from '@/components/form/rules'
import { moneyToInput, parseMoney } from '@/lib/money'
import type { SellerVariant, VariantChange } from './api'
import { variantText } from './text'

/** A field of a variant. */
export type VariantName = 'price' | 'priceSale' | 'stock'

/** An amount of the currency; the sale price may be empty and must stay below the price. */
export function variantRules(currency: string) {
  const isAmount: Check = (value) =>
    parseMoney(value, currency) === null ? variantText.amountFault(moneyToInput(1999, currency)) : undefined
  const isBelowPrice: Check = (value, all) => {
    const sale = parseMoney(value, currency)
    const price = parseMoney(all.price ?? '', currency)
    return sale !== null && price !== null && sale >= price ? variantText.saleFault : undefined
  }
  const unlessEmpty =
    (check: Check): Check =>
    (value, all) =>
      value === '' ? undefined : check(value, all)
  return {
    price: trimmed(isAmount),
    priceSale: trimmed(unlessEmpty(isAmount), isBelowPrice),
    stock: trimmed(like(/^\d{1,7}$/, variantText.stockFault)),
  }
}

/** How a stock is changed: by so many, or to a number if it is still the one that was seen. */
export type StockChange = Pick<VariantChange, 'stock' | 'stockChange' | 'expectedStock'>

/** What the form showed before it was changed, amounts in minor units. */
export type VariantShown = Pick<SellerVariant, 'price' | 'priceSale' | 'stock'>

/**
 * What checked values change about what was shown; an empty sale price ends the sale. A new stock
 * goes along with the one that was seen, because buyers may have taken from it meanwhile.
 */
export function changeOf(values: Values<VariantName>, shown: VariantShown, currency: string) {
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
