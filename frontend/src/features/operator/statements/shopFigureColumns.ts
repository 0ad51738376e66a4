import type { ShopStatement } from '../api'
import { marketStatementText as words } from './text'

/** The figures of a shop in a month, in the order in which they come to the last one. */
export const shopFigureColumns: readonly { name: string; of: (shop: ShopStatement) => number }[] = [
  { name: words.opening, of: ({ opening }) => opening },
  { name: words.sales, of: ({ sales }) => sales },
  { name: words.commission, of: ({ commission }) => commission },
  { name: words.refunds, of: ({ refunds }) => refunds },
  { name: words.commissionBack, of: ({ commissionBack }) => commissionBack },
  { name: words.adjustments, of: ({ adjustments }) => adjustments },
  { name: words.payouts, of: ({ payouts }) => payouts },
  { name: words.closing, of: ({ closing }) => closing },
]
