/** Days and amounts where room is short. Days have no time, and come from the server as `2026-11-23`. */
import { locale } from '@/lib/language'
import { minorDigits } from '@/lib/money'

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' })

/** "1 – 21 Nov 2026"; one day stands by itself */
export const formatDays = ({ from, to }: { from: string; to: string }) => day.formatRange(new Date(from), new Date(to))

/** "21 Nov", where the year is known */
export const formatShortDay = (iso: string) => shortDay.format(new Date(iso))

/** "Nov 26", the month of a day */
export const formatShortMonth = (iso: string) => shortMonth.format(new Date(iso))

/** The amount where no cent matters: "$12K" */
export function formatMoneyShort(minor: number, currency: string): string {
  const digits = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(minor / 10 ** minorDigits(currency))
}
