/** The rules of a variant's price and stock, and what of it is sent. */
import { like, trimmed, type Check, type Values } from '@/components/form/rules'
import { moneyToInput, parseMoney } from '@/lib/money'
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

/** What checked values say; an empty sale price ends the sale. */
export const changeOf = ({ price, priceSale, stock }: Values<VariantName>, currency: string) => ({
  price: parseMoney(price, currency),
  priceSale: parseMoney(priceSale, currency),
  stock: Number(stock),
})
