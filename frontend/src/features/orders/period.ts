/** The times in which a shopper looks for an order. */

/** Any time, the last 30 days, the last 3 months, or a year such as "2026". */
export type Period = 'all' | 'days' | 'months' | `${number}`

/** The period of an address; anything else is any time. */
export function readPeriod(raw: string | null): Period {
  if (raw === 'days' || raw === 'months') return raw
  return raw !== null && /^(19[7-9]|20\d)\d$/.test(raw) ? (raw as Period) : 'all'
}

const day = (date: Date) => date.toISOString().slice(0, 10)

/** The first and the last day of a period, as far as it has them. */
export function daysOf(period: Period, now = new Date()): { from?: string; to?: string } {
  if (period === 'all') return {}
  if (period === 'days') return { from: day(new Date(now.getTime() - 30 * 86_400_000)) }
  if (period === 'months') {
    // the last day of a shorter month, not the first of the one after
    const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 0)).getUTCDate()
    const from = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 3, Math.min(now.getUTCDate(), last))
    return { from: day(new Date(from)) }
  }
  return { from: `${period}-01-01`, to: `${period}-12-31` }
}

/** The years from the first order to now, the latest first. */
export function yearsSince(first: string | null, now = new Date()): string[] {
  if (first === null) return []
  const [from, to] = [new Date(first).getUTCFullYear(), now.getUTCFullYear()]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_year, index) => String(to - index))
}
