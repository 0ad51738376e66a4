import { useGetPersonQuery } from '../api'
import { Only } from '../Only'
import { marketOrdersText as words } from './text'

interface OnlyBuyerProps {
  personId: number
  onClear: () => void
}

/** Says of which buyer alone orders are listed; a press lists those of all. */
export function OnlyBuyer({ personId, onClear }: OnlyBuyerProps) {
  const { currentData: person } = useGetPersonQuery({ personId })
  const label = person ? words.onlyBuyer(person.username) : words.onlyOneBuyer
  return <Only label={label} action={words.allBuyersInstead(label)} onClear={onClear} />
}
