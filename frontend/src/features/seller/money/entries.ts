/** The lines of a shop's account in the words of a shopkeeper, and the kinds of them to choose from. */
import { refundReason } from '@/features/orders/refundReasons'
import { refundReasonText } from '@/features/orders/text'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { LedgerEntry } from './api'
import { ledgerText } from './text'

/** A line as it is shown. */
interface EntryText {
  title: string
  /** The order or the payout behind it. */
  to: string | null
  /** How the amount came about, or why. */
  detail: string | null
}

function whyOf({ reason, returnId }: LedgerEntry) {
  if (returnId !== null) return refundReasonText.ofReturn(returnId)
  return reason === null ? null : refundReason(reason)
}

/** A title with its number, or the one that does without. */
const named = <Name,>(name: Name | null, around: (name: Name) => string, without: string) =>
  name === null ? without : around(name)

/** What the buyer paid or got back, beside the marketplace's part of it. */
function sumsOf({ total, commission }: LedgerEntry, words: (paid: string, commission: string) => string, currency: string) {
  if (total === null || commission === null) return null
  return words(formatMoney(Math.abs(total), currency), formatMoney(Math.abs(commission), currency))
}

const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(' · ') || null

/** What a line is about. */
export function describeEntry(entry: LedgerEntry, currency: string): EntryText {
  const order = entry.shopOrderId === null ? null : paths.sellerOrder(entry.shopOrderId)
  const payout = entry.payoutId === null ? null : paths.sellerPayout(entry.payoutId)
  const back = () => sumsOf(entry, ledgerText.refundDetail, currency)
  switch (entry.kind) {
    case 'capture':
      return {
        title: named(entry.orderNumber, ledgerText.sale, ledgerText.someSale),
        to: order,
        detail: sumsOf(entry, ledgerText.saleDetail, currency),
      }
    case 'refund':
      return { title: named(entry.orderNumber, ledgerText.refund, ledgerText.someRefund), to: order, detail: joined(whyOf(entry), back()) }
    case 'reversal':
      return { title: named(entry.orderNumber, ledgerText.reversal, ledgerText.someReversal), to: order, detail: back() }
    case 'payout':
      return { title: named(entry.payoutId, ledgerText.payout, ledgerText.somePayout), to: payout, detail: null }
    case 'payout_returned':
      return { title: named(entry.payoutId, ledgerText.payoutBack, ledgerText.somePayoutBack), to: payout, detail: null }
    case 'adjustment':
      return { title: named(entry.reason, ledgerText.adjustment, ledgerText.someAdjustment), to: null, detail: null }
    default:
      return { title: ledgerText.other, to: order ?? payout, detail: whyOf(entry) }
  }
}

/** What lines of a kind are called together. */
export const entryKindName = (kind: string) =>
  (ledgerText.kinds as Readonly<Record<string, string>>)[kind] ?? ledgerText.other

/** The kinds to choose from, by their name in the address; the first shows everything. */
export const kinds = ['all', 'capture', 'refund', 'reversal', 'payout', 'payout_returned', 'adjustment'] as const

export type Kind = (typeof kinds)[number]
