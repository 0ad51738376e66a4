/** The pages of the Seller Center, as one finds them by their names. */
import { paths } from '@/lib/paths'
import { collectionsText } from '../collections/text'
import { couponsText } from '@/features/cart/coupons/text'
import { moneyTabsText } from '../money/text'
import { notificationText } from '../notifications/text'
import { toShip } from '../orderTabs'
import { productText } from '../products/text'
import { centreText } from './text'

/** A page of the Seller Center. */
export interface CentrePage {
  to: string
  name: string
  /** Other words that people look for it by. */
  also: string
}

const { also } = centreText

/** Those of the navigation. */
export const firstPages: readonly CentrePage[] = [
  { to: paths.seller(), name: centreText.dashboard, also: also.dashboard },
  { to: paths.sellerOrders(), name: centreText.orders, also: also.orders },
  { to: paths.sellerProducts(), name: centreText.products, also: also.products },
  { to: paths.sellerReturns(), name: centreText.returns, also: also.returns },
  { to: paths.sellerMessages(), name: centreText.messages, also: also.messages },
  { to: paths.sellerReviews(), name: centreText.reviews, also: also.reviews },
  { to: paths.sellerNotifications(), name: notificationText.title, also: also.notifications },
  { to: paths.sellerMoney(), name: centreText.money, also: also.money },
  { to: paths.sellerCategories(), name: centreText.categories, also: also.categories },
  { to: paths.sellerCoupons(), name: centreText.coupons, also: also.coupons },
  { to: paths.sellerShop(), name: centreText.shop, also: also.shop },
  { to: paths.sellerDevelopers(), name: centreText.developers, also: also.developers },
]

/** What stands below them or is begun there. */
const furtherPages: readonly CentrePage[] = [
  { to: paths.sellerOrders(toShip), name: centreText.toShip, also: also.toShip },
  { to: paths.sellerProductCreate(), name: productText.create, also: also.create },
  { to: paths.sellerProductImports(), name: centreText.import, also: also.import },
  { to: paths.sellerCategoryCreate(), name: collectionsText.create, also: also.createCategory },
  { to: paths.sellerCouponCreate(), name: couponsText.create, also: also.createCoupon },
  { to: paths.sellerPayouts(), name: moneyTabsText.payouts, also: also.payouts },
  { to: paths.sellerPayoutAccount(), name: moneyTabsText.account, also: also.account },
  { to: paths.sellerStatements(), name: moneyTabsText.statements, also: also.statements },
  { to: paths.sellerDisputes(), name: moneyTabsText.disputes, also: also.disputes },
]

const wordsOf = (text: string) => text.toLocaleLowerCase().split(/\s+/).filter(Boolean)

/** The pages of which each word that was typed begins a name or another word for it; those by name come first. */
export function findPages(typed: string): readonly CentrePage[] {
  const sought = wordsOf(typed)
  if (sought.length === 0) return []
  const begins = (text: string) => sought.every((word) => wordsOf(text).some((other) => other.startsWith(word)))
  const pages = [...firstPages, ...furtherPages]
  const byName = pages.filter(({ name }) => begins(name))
  return [...byName, ...pages.filter((page) => !byName.includes(page) && begins(`${page.name} ${page.also}`))]
}
