/** Days as those who work by them read them: the year is said only where it is not this one. */
import { locale } from './language'

const day: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' }
const minute: Intl.DateTimeFormatOptions = { ...day, hour: 'numeric', minute: '2-digit' }

function nearFormat(parts: Intl.DateTimeFormatOptions, timeZone?: string) {
  const inZone = { timeZone }
  const yearOf = new Intl.DateTimeFormat('en', { year: 'numeric', ...inZone })
  const near = new Intl.DateTimeFormat(locale, { ...parts, ...inZone })
  const far = new Intl.DateTimeFormat(locale, { year: 'numeric', ...parts, ...inZone })
  return (iso: string) => {
    const at = new Date(iso)
    return (yearOf.format(at) === yearOf.format(new Date()) ? near : far).format(at)
  }
}

/** "Nov 29" */
export const formatNearDate = nearFormat(day)

/** "Nov 29", of a day without a time */
export const formatNearUtcDay = nearFormat(day, 'UTC')

/** "Nov 29, 9:17 AM" */
export const formatNearDateTime = nearFormat(minute)

/** "Nov 29", where the day is that of a shop and not of the device */
export const formatNearDateIn = (zone: string, iso: string) => nearFormat(day, zone)(iso)
