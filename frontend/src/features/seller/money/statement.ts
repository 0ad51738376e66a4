/** A month of a shop's account, as it is read on the screen and on paper. */
import { formatMoney } from '@/lib/money'
import type { LedgerEntry, Statement } from './api'
import { entryKindName } from './entries'
import { statementText } from './text'

/** From the opening to the closing balance, kind by kind; the month that runs ends with the balance of now. */
export function sumsOf({ month, currency, opening, totals, closing }: Statement, now = new Date()) {
  const money = (amount: number) => formatMoney(amount, currency)
  const isOver = month < now.toISOString().slice(0, month.length)
  return [
    { label: statementText.opening, amount: money(opening), isSum: false },
    ...totals.map(({ kind, amount }) => ({ label: entryKindName(kind), amount: money(amount), isSum: false })),
    { label: isOver ? statementText.closing : statementText.now, amount: money(closing), isSum: true },
  ]
}

/** The lines of one kind with what they come to. */
export interface LinesOfKind {
  kind: string
  name: string
  lines: readonly LedgerEntry[]
  sum: number
}

/** Everything that was booked in the month, kind by kind. */
export const groupsOf = ({ totals, lines }: Statement): LinesOfKind[] =>
  totals.map(({ kind, amount }) => ({
    kind,
    name: entryKindName(kind),
    lines: lines.filter((line) => line.kind === kind),
    sum: amount,
  }))
