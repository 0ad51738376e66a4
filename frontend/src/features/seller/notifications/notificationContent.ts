/** A notification in words, with the place that it leads to. */
import type { LucideIcon } from 'lucide-react'
import BanknoteIcon from 'lucide-react/icons/banknote'
import BoxesIcon from 'lucide-react/icons/boxes'
import MessageIcon from 'lucide-react/icons/message-square'
import PackageIcon from 'lucide-react/icons/package'
import ScaleIcon from 'lucide-react/icons/scale'
import StarIcon from 'lucide-react/icons/star'
import StoreIcon from 'lucide-react/icons/store'
import UndoIcon from 'lucide-react/icons/undo-2'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { NotificationAbout } from './api'
import { notificationText as words } from './text'

/** What marks each kind. */
export const kindIcons: Readonly<Record<NotificationAbout['kind'], LucideIcon>> = {
  order: PackageIcon,
  message: MessageIcon,
  return: UndoIcon,
  dispute: ScaleIcon,
  low_stock: BoxesIcon,
  payout: BanknoteIcon,
  review: StarIcon,
  shop: StoreIcon,
  product: BoxesIcon,
}

interface NotificationContent {
  text: string
  /** Until when something is to be done. */
  deadline?: string | null | undefined
  to: string
}

/** What a notification says; amounts are in the marketplace's currency. */
export function notificationContent(about: NotificationAbout, currency: string): NotificationContent {
  const money = (minor: number) => formatMoney(minor, currency)
  switch (about.kind) {
    case 'order':
      return {
        text: words.order(about.orderNumber, about.buyerName, about.items, money(about.total)),
        to: paths.sellerOrder(about.shopOrderId),
      }
    case 'message':
      return {
        text: words.message(about.orderNumber, about.buyerName),
        to: paths.sellerOrderMessages(about.shopOrderId),
      }
    case 'return':
      return {
        text: wordOf(words.returns, about.status, 'closed')(about.orderNumber),
        deadline: about.actBy && deadlineOf(about.status)?.(formatDate(about.actBy)),
        to: `${paths.sellerOrder(about.shopOrderId)}#return-${about.returnId}`,
      }
    case 'dispute':
      return {
        text: wordOf(words.disputes, about.step, 'moved')(about.orderNumber, money(about.amount)),
        deadline: about.respondBy && about.step !== 'decided' ? words.answerBy(formatDate(about.respondBy)) : null,
        to: paths.sellerDispute(about.disputeId),
      }
    case 'low_stock':
      return {
        text: words.lowStock(about.choice ? words.variant(about.title, about.choice) : about.title, about.left),
        to: paths.sellerProductEdit(about.productId),
      }
    case 'payout':
      return {
        text: wordOf(words.payouts, about.step, 'paid')(money(about.amount)),
        to: paths.sellerPayout(about.payoutId),
      }
    case 'review':
      return { text: words.review(about.title, about.rating), to: paths.sellerReviews(true) }
    case 'shop':
      return { text: about.step === 'lifted' ? words.shop.lifted : words.shop.suspended, to: paths.seller() }
    case 'product':
      return {
        text: (about.step === 'put_back' ? words.product.putBack : words.product.withdrawn)(about.title),
        to: paths.sellerProductEdit(about.productId),
      }
  }
}

/** The words of a state; those of another one if the server has come to know more states than this page. */
function wordOf<Word, Name extends string>(of: Readonly<Record<Name, Word>>, name: string, other: Name): Word {
  return Object.hasOwn(of, name) ? of[name as Name] : of[other]
}

/** What the shop has to do until then, if it is its turn. */
function deadlineOf(status: string) {
  if (status === 'requested') return words.answerBy
  return status === 'sent_back' ? words.confirmBy : null
}
