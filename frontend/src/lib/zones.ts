/** Days of a time zone that need not be the device's: the shop's, in which its sales begin and end. */
import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The day ("2026-11-30") that it is in the zone at this instant. */
export const dayIn = (zone: string, instant: string) => dayjs(instant).tz(zone).format('YYYY-MM-DD')

/** When a day begins in the zone. */
export const startOf = (zone: string, day: string) => dayjs.tz(`${day}T00:00`, zone).toISOString()

/** When a day ends in the zone: when the next one begins. */
export const endOf = (zone: string, day: string) => startOf(zone, dayjs.utc(day).add(1, 'day').format('YYYY-MM-DD'))

/** The last day before this instant: that of a sale which ends at it. */
export const lastDayIn = (zone: string, end: string) => dayIn(zone, new Date(Date.parse(end) - 1).toISOString())
