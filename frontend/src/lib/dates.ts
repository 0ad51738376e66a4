/** Times from the server (RFC 3339, UTC) in the words of the shopper's language and time zone. */
import { locale } from './language'

const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
const utcDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
const longUtcDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
const utcMonth = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })
const shortUtcDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })

/** "21 Nov 2026" */
export const formatDate = (iso: string) => date.format(new Date(iso))

/** "21 November 2026" */
export const formatLongDate = (iso: string) => longDate.format(new Date(iso))

/** "21 Nov 2026", of a day without a time, or of what is filed by day: invoices, bookings, payouts. Their days are those of UTC. */
export const formatUtcDay = (iso: string) => utcDay.format(new Date(iso))

/** "21 November 2026", likewise */
export const formatLongUtcDay = (iso: string) => longUtcDay.format(new Date(iso))

/** "November 2026", of "2026-11" */
export const formatMonth = (month: string) => utcMonth.format(new Date(`${month}-01T00:00:00Z`))

/** "21 Nov 2026, 14:32" */
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso))

/** "21 Nov 2026", where the day is that of a shop and not of the device */
export const formatDateIn = (zone: string, iso: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone }).format(new Date(iso))

/** "Nov 30 – Dec 5" */
export const formatDays = (from: Date, to: Date) => shortDay.formatRange(from, to)

/** "Nov 30 – Dec 5", of days without a time */
export const formatUtcDays = (from: string, to: string) => shortUtcDay.formatRange(new Date(from), new Date(to))

/** "14:32" */
export const formatTime = (iso: string) => time.format(new Date(iso))

/** "2026" */
export const formatYear = (iso: string) => String(new Date(iso).getFullYear())
