/** What an act changed, in words. */
import { formatDateTime } from '@/lib/dates'
import { formatNumber } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import type { AuditEntry } from '../api'
import { colorFamiliesText } from '../colors/text'
import { formatShare } from '../shops/percent'
import { auditText, auditWords } from './text'

/** What the server knows before the storefront has words for it. */
const plain = (word: string) => word.replaceAll('_', ' ')
const wordOf = (words: Readonly<Record<string, string>>, word: string) => words[word] ?? plain(word)

export const actionName = (action: string) => wordOf(auditWords.actions, action)
export const targetKindName = (kind: string) => wordOf(auditWords.kinds, kind)

type State = Readonly<Record<string, unknown>>

/** An amount is shown with its currency. */
const unit = 'currency'
/** Where nothing was agreed with a shop, the marketplace’s own counts. */
const agreed: readonly string[] = ['commissionBps', 'holdDays']
/** Fields with free words, which mean nothing else. */
const said: readonly string[] = [
  ...['name', 'slogan', 'contactEmail', 'postalAddress', 'socialUrl', 'payoutDays'],
  ...['title', 'titleDe', 'address', 'tile', 'from', 'to', 'goods', 'until', 'attributes'],
]
/** Fields with money. */
const amounts: readonly string[] = ['amount', 'minimumSpend', 'payoutMinimum', 'adjustmentApprovalAbove']
/** Fields with a moment. */
const moments: readonly string[] = ['startsAt', 'endsAt']

function valueOf(field: string, value: unknown, currency: unknown): string {
  if (value === null || value === undefined || value === '') return agreed.includes(field) ? auditText.ofMarket : auditText.nothing
  if (typeof value === 'number') {
    if (amounts.includes(field) && typeof currency === 'string') return formatMoney(value, currency)
    return field.endsWith('Bps') ? formatShare(value) : formatNumber(value)
  }
  if (typeof value === 'string' && moments.includes(field)) return formatDateTime(value)
  if (typeof value === 'string' && field === 'family') return wordOf(colorFamiliesText.families, value)
  if (typeof value === 'string') return said.includes(field) ? value : wordOf(auditWords.values, value)
  return typeof value === 'boolean' ? auditWords.values[`${value}`] : JSON.stringify(value)
}

/** "Status: pending → approved"; what stayed the same says nothing. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  const [was, is] = [(before ?? {}) as State, (after ?? {}) as State]
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((field) => field !== unit && was[field] !== is[field])
  return fields.map((field) => {
    const name = wordOf(auditWords.fields, field)
    const now = valueOf(field, is[field], is[unit])
    return field in was ? auditText.change(name, valueOf(field, was[field], was[unit]), now) : auditText.value(name, now)
  })
}
