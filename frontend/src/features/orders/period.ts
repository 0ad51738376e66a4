/** The times in which orders and money are looked for, by the days of UTC: those of the server and of the books. */
import { orderPeriodText } from './text'

/** Periods that have a name; a year such as "2026" is one too. */
type Named = 'all' | 'days' | 'months' | 'month' | 'previous'
export type Period = Named | `${number}`

const isYear = (raw: string): raw is `${number}` => /^(19[7-9]|20\d)\d$/.test(raw)

/** The period of an address, one of those offered or a year; anything else is all time. */
export function readPeriod(raw: string | null, offered: readonly Named[]): Period {
  const named = offered.find((each) => each === raw)
  if (named) return named
  return raw !== null && isYear(raw) ? raw : 'all'
}

/** What can be chosen, each with its words; a year that was asked for is among them. */
export function periodChoices(offered: readonly Named[], years: readonly string[], period: Period) {
  const shown = isYear(period) && !years.includes(period) ? [...years, period] : years
  return [
    ...offered.map((each) => [each, orderPeriodText.named[each]] as const),
    ...shown.filter(isYear).map((year) => [year, year] as const),
  ]
}

const day = (date: Date | number) => new Date(date).toISOString().slice(0, 10)

/** The first and the last day of a period, as far as it has them. */
export function daysOf(period: Period, now = new Date()): { from?: string; to?: string } {
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  switch (period) {
    case 'all':
      return {}
    case 'days':
      return { from: day(Date.UTC(year, month, date - 30)) }
    case 'months': {
      // the last day of a shorter month, not the first of the one after
      const last = new Date(Date.UTC(year, month - 2, 0)).getUTCDate()
      return { from: day(Date.UTC(year, month - 3, Math.min(date, last))) }
    }
    case 'month':
      return { from: day(Date.UTC(year, month, 1)) }
    case 'previous':
      return { from: day(Date.UTC(year, month - 1, 1)), to: day(Date.UTC(year, month, 0)) }
    default:
      return { from: `${period}-01-01`, to: `${period}-12-31` }
  }
}

/** A period as moments: from the beginning of its first day to the end of its last one, which is left out. */
export function momentsOf(period: Period, now = new Date()): { from?: string; to?: string } {
  const { from, to } = daysOf(period, now)
  return {
    ...(from ? { from: new Date(`${from}T00:00:00Z`).toISOString() } : {}),
    ...(to ? { to: new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000).toISOString() } : {}),
  }
}

/** The years from the first order to now, the latest first. */
export function yearsSince(first: string | null, now = new Date()): string[] {
  if (first === null) return []
  const [from, to] = [new Date(first).getUTCFullYear(), now.getUTCFullYear()]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_year, index) => String(to - index))
}
