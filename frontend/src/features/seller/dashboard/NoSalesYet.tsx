import { EmptyState } from '@/components/EmptyState'
import type { OwnShop } from '../api'
import { ShareShop } from '../components/ShareShop'
import { dashboardText as words } from './text'

/** What a shop sees that has sold nothing yet. */
export function NoSalesYet({ shop }: { shop: OwnShop }) {
  const text = shop.status === 'approved' ? words.noOrdersText : words.noOrdersClosed
  return (
    <EmptyState illustration="shop" title={words.noOrdersTitle} text={text} action={<ShareShop shop={shop} />} />
  )
}
