import { formatNumber, texts } from '@/lib/language'

/** The words of what a shop is told. */
export const notificationText = texts('notificationText', {
  title: 'Notifications',
  unread: (count: number) => (count === 1 ? '1 unread' : `${formatNumber(count)} unread`),
  new: (count: number) => (count === 1 ? '1 new notification' : `${formatNumber(count)} new notifications`),
  isUnread: 'Unread.',
  readAll: 'Mark all as read',
  notRead: 'They couldn\'t be marked as read',
  all: 'See all',
  failed: 'Your notifications didn\'t load',
  none: 'Nothing new yet',
  noneText: 'We\'ll let you know here when an order comes in, stock runs low or someone leaves a review.',
  kept: 'Notifications are kept for 90 days.',
  order: (number: string, buyer: string, items: number, total: string) =>
    `Order ${number} from ${buyer}: ${items === 1 ? '1 item' : `${formatNumber(items)} items`}, ${total}`,
  message: (number: string, buyer: string) => `Message from ${buyer} about order ${number}`,
  returns: {
    requested: (number: string) => `Order ${number}: the buyer wants a refund`,
    approved: (number: string) => `Order ${number}: a return was accepted for you`,
    sent_back: (number: string) => `Order ${number}: a return is on its way to you`,
    escalated: (number: string) => `Order ${number}: the buyer asked the marketplace to decide`,
    decided: (number: string) => `Order ${number}: the marketplace has decided on a return`,
    refunded: (number: string) => `Order ${number}: a return was refunded`,
    closed: (number: string) => `Order ${number}: a return is closed`,
  },
  answerBy: (day: string) => `Answer by ${day}`,
  confirmBy: (day: string) => `Confirm by ${day}`,
  disputes: {
    opened: (number: string, amount: string) => `Order ${number}: the buyer opened a dispute over ${amount}`,
    moved: (number: string, amount: string) => `Order ${number}: news about the dispute over ${amount}`,
    decided: (number: string, amount: string) => `Order ${number}: the dispute over ${amount} is decided`,
  },
  lowStock: (product: string, left: number) =>
    left === 0 ? `${product}: none left` : `${product}: only ${formatNumber(left)} left`,
  variant: (title: string, choice: string) => `${title} (${choice})`,
  payouts: {
    paid: (amount: string) => `Your payout of ${amount} was sent`,
    unclaimed: (amount: string) => `Your payout of ${amount} is waiting at PayPal`,
    back: (amount: string) => `Your payout of ${amount} didn't go through`,
  },
  shop: {
    suspended: 'The marketplace suspended your shop',
    lifted: 'Your shop is open again',
  },
  product: {
    withdrawn: (title: string) => `The marketplace took ${title} off sale`,
    putBack: (title: string) => `${title} is back on sale`,
  },
  review: (product: string, stars: number) => `${stars} of 5 stars for ${product}`,
  mail: {
    title: 'Email notifications',
    text: 'All notifications appear here. Select the ones you also want by email.',
    failed: 'Your choices didn\'t load',
    notKept: 'Your choice wasn\'t saved',
    kinds: {
      order: 'New orders',
      message: 'Messages',
      return: 'Returns',
      dispute: 'Disputes',
      low_stock: 'Low stock',
      payout: 'Payouts',
      review: 'Reviews',
    },
    hints: {
      order: 'What was bought and where to ship it',
      message: 'What buyers write: one email until you\'ve read it',
      return: 'Includes reminders to answer before a return is accepted for you',
      dispute: 'Includes the deadline for your answer to PayPal',
      low_stock: 'When a sale brings a variant down to the limit in your shop settings',
      payout: 'When money is on its way to you or comes back',
      review: 'What buyers say about what you sold',
    },
  },
})
