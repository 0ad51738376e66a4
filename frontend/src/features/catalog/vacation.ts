import type { Shop } from './api'

/** Days on which the products of a shop are shown and cannot be bought. */
export type Holiday = NonNullable<Shop['holiday']>

/** Whether a shop is on holiday at this moment; one that is planned does not count yet. */
export function isOnVacation(holiday: Holiday | null): boolean {
  const now = Date.now()
  return holiday !== null && now >= Date.parse(holiday.starts) && now < Date.parse(holiday.ends)
}
