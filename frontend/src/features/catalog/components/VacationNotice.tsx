import { FormAlert } from '@/components/form/FormAlert'
import { formatDate } from '@/lib/dates'
import type { Holiday } from '../vacation'
import { catalogText } from '../text'

/** Says that a shop is on holiday, until when, and what its seller says. */
export function VacationNotice({ shop }: { shop: { name: string; holiday: Holiday | null } }) {
  const { name, holiday } = shop
  if (!holiday) return null
  return (
    <FormAlert tone="info">
      {[catalogText.away(name, formatDate(holiday.ends)), holiday.note].filter(Boolean).join(' ')}
    </FormAlert>
  )
}
