import { formatMoney } from '@/lib/money'
import type { AccountStatement, MarketStatement } from '../api'
import { accountName, bookingKindName } from '../ledger/names'
import { marketStatementText as words } from './text'

/** Of these the ledger keeps below zero what the marketplace owes or has earned; people read it above. */
const turned: ReadonlySet<string> = new Set(['shop', 'payout', 'buyer', 'commission'])

const hints: Readonly<Record<string, string>> = words.accountHints

/** An account in a statement: its name, and amounts that come to the last one. */
export interface AccountSums {
  account: string
  name: string
  hint: string
  rows: readonly { label: string; amount: string; isSum?: boolean }[]
}

const isUsed = ({ opening, movements }: AccountStatement) => opening !== 0 || movements.length > 0

/** The accounts of a statement that held anything, or in which anything was booked. */
export function accountsOf({ accounts, currency }: MarketStatement): AccountSums[] {
  return accounts.filter(isUsed).map(({ account, opening, movements, closing }) => {
    const money = (amount: number) => formatMoney(turned.has(account) ? 0 - amount : amount, currency)
    return {
      account,
      name: accountName(account),
      hint: hints[account] ?? '',
      rows: [
        { label: words.opening, amount: money(opening) },
        ...movements.map(({ kind, amount }) => ({ label: bookingKindName(kind), amount: money(amount) })),
        { label: words.closing, amount: money(closing), isSum: true },
      ],
    }
  })
}
