/** What is different of a product after a change of many or an import, in words. */
import { useCurrency } from '@/components/Currency'
import { formatDateTime } from '@/lib/dates'
import { formatNumber } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import { savingText } from '../products/text'
import type { ProductFieldChange } from './api'
import { bulkText as words } from './text'

/** What changes, and of which variant. */
export const shiftName = ({ what, variant }: ProductFieldChange) => [words.parts[what], variant].filter(Boolean).join(', ')

const isStatus = (word: string): word is keyof typeof savingText.statuses => word in savingText.statuses

/** Returns the function that shows what something is, or is to be. */
export function useShiftValue() {
  const currency = useCurrency()
  return (what: ProductFieldChange['what'], raw: string | null): string => {
    if (raw === null) return words.nothing
    switch (what) {
      case 'price':
      case 'priceSale':
      case 'newVariant':
        return formatMoney(Number(raw), currency)
      case 'stock':
      case 'pictures':
      case 'imageAlts':
        return formatNumber(Number(raw))
      case 'variantImage':
        return words.otherPicture
      case 'weight':
        return words.grams(Number(raw))
      case 'saleFrom':
      case 'saleUntil':
        return formatDateTime(raw)
      case 'status':
        return isStatus(raw) ? savingText.statuses[raw] : raw
      default:
        return raw
    }
  }
}
