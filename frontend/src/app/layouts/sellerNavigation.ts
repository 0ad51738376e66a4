import BellIcon from 'lucide-react/icons/bell'
import CodeIcon from 'lucide-react/icons/code-xml'
import HouseIcon from 'lucide-react/icons/house'
import MessageIcon from 'lucide-react/icons/message-square'
import PackageIcon from 'lucide-react/icons/package'
import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import StarIcon from 'lucide-react/icons/star'
import StoreIcon from 'lucide-react/icons/store'
import TagIcon from 'lucide-react/icons/tag'
import TicketPercentIcon from 'lucide-react/icons/ticket-percent'
import UndoIcon from 'lucide-react/icons/undo-2'
import WalletIcon from 'lucide-react/icons/wallet'
import { centreText } from '@/features/seller/centre/text'
import { useUnreadMessages } from '@/features/seller/messages/unread'
import { notificationText } from '@/features/seller/notifications/text'
import { useToShip } from '@/features/seller/orderTabs'
import { useReturnsToAnswer } from '@/features/seller/returnTabs'
import { paths } from '@/lib/paths'
import type { Navigation, OpenTasksByPage } from './backOffice/navigation'
import { layoutText } from './text'

/** The pages of the Seller Center. */
export const sellerNavigation: Navigation = {
  name: layoutText.sellerCenter,
  home: { to: paths.seller(), label: centreText.dashboard, icon: HouseIcon, exact: true },
  homeShort: layoutText.sellerFront,
  daily: [
    { to: paths.sellerOrders(), label: centreText.orders, icon: ReceiptTextIcon },
    { to: paths.sellerProducts(), label: centreText.products, icon: PackageIcon },
  ],
  groups: [
    {
      entries: [
        { to: paths.sellerReturns(), label: centreText.returns, icon: UndoIcon },
        { to: paths.sellerMessages(), label: centreText.messages, icon: MessageIcon },
        { to: paths.sellerReviews(), label: centreText.reviews, icon: StarIcon },
        { to: paths.sellerNotifications(), label: notificationText.title, icon: BellIcon },
        { to: paths.sellerMoney(), label: centreText.money, icon: WalletIcon },
        { to: paths.sellerCategories(), label: centreText.categories, icon: TagIcon },
        { to: paths.sellerCoupons(), label: centreText.coupons, icon: TicketPercentIcon },
        { to: paths.sellerShop(), label: centreText.shop, icon: StoreIcon },
        { to: paths.sellerDevelopers(), label: centreText.developers, icon: CodeIcon },
      ],
    },
  ],
}

/** Open tasks for the seller, by page: orders to ship, messages to read, returns to answer. */
export function useSellerOpenTasks(): OpenTasksByPage {
  const toShip = useToShip() ?? 0
  const toAnswer = useReturnsToAnswer() ?? 0
  const unread = useUnreadMessages() ?? 0
  return {
    ...(toShip > 0 && { [paths.sellerOrders()]: { count: toShip, words: layoutText.toShip(toShip) } }),
    ...(unread > 0 && { [paths.sellerMessages()]: { count: unread, words: layoutText.unread(unread) } }),
    ...(toAnswer > 0 && { [paths.sellerReturns()]: { count: toAnswer, words: layoutText.toAnswer(toAnswer) } }),
  }
}
