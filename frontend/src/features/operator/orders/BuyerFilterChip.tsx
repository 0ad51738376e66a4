import { useGetPersonQuery } from '../api'
import { ActiveFilterChip } from '../ActiveFilterChip'
import { marketOrdersText as words } from './text'

interface BuyerFilterChipProps {
  personId: number
  onClear: () => void
}

/** Says of which buyer alone orders are listed; a press lists those of all. */
export function BuyerFilterChip({ personId, onClear }: BuyerFilterChipProps) {
  const { currentData: person } = useGetPersonQuery({ personId })
  const label = person ? words.onlyBuyer(person.username) : words.onlyOneBuyer
  return <ActiveFilterChip label={label} action={words.allBuyersInstead(label)} onClear={onClear} />
}
