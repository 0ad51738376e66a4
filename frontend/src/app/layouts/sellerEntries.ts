/** The pages of the seller centre. */
import type { IconName } from '@/components/icons/shapes'
import { paths } from '@/lib/paths'
import { layoutText } from './text'

interface SellerEntry {
  to: string
  label: string
  icon: IconName
  /** Current on this very page only, not on those below it. */
  end: boolean
}

const daily: readonly SellerEntry[] = [
  { to: paths.sellerOrders(), label: layoutText.orders, icon: 'receipt', end: false },
  { to: paths.sellerProducts(), label: layoutText.products, icon: 'box', end: false },
]

/** What a phone shows behind "More". */
export const moreEntries: readonly SellerEntry[] = [
  { to: paths.sellerCategories(), label: layoutText.categories, icon: 'tag', end: false },
  { to: paths.sellerShop(), label: layoutText.shop, icon: 'store', end: false },
]

/** Those of a side bar. */
export const sellerEntries: readonly SellerEntry[] = [
  { to: paths.seller(), label: layoutText.dashboard, icon: 'home', end: true },
  ...daily,
  ...moreEntries,
]

/** Those that a thumb reaches at the bottom of a phone. */
export const bottomEntries: readonly SellerEntry[] = [
  { to: paths.seller(), label: layoutText.sellerFront, icon: 'home', end: true },
  ...daily,
]
