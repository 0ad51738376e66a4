import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { FormAlert } from '@/components/form/FormAlert'
import { PaidWith } from '@/features/cart/components/PaidWith'
import { lineName, unitPrice } from '@/features/cart/summary'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { Loss } from '../losses'
import { problemWords } from '../problems'
import { ordersText } from '../text'

interface LossesProps {
  losses: readonly Loss[]
  /** What the chosen goods came to, and what they come to now, in minor units. */
  worth: { before: number; after: number }
  /** Something is left to buy. */
  canGoOn: boolean
  onAgree: () => void
}

const words = ordersText.losses

/** What of the chosen goods is gone, fewer or dearer, what that does to the sum, and the way to go on. */
export function Losses({ losses, worth, canGoOn, onAgree }: LossesProps) {
  const currency = useCurrency()
  if (losses.length === 0) return null
  return (
    <FormAlert tone="warning">
      <p>{words.title}</p>
      <ul>
        {losses.map((loss) => (
          <li key={loss.item.id}>
            {lineName(loss.item)}: <Why loss={loss} />
          </li>
        ))}
      </ul>
      <p>{words.worth(formatMoney(worth.before, currency), formatMoney(worth.after, currency))}</p>
      {canGoOn ? (
        <Button variant="outlined" onClick={onAgree}>
          {goOnWords(losses)}
        </Button>
      ) : (
        <Button component={Link} variant="outlined" to={paths.cart()}>
          {ordersText.checkout.backToCart}
        </Button>
      )}
    </FormAlert>
  )
}

function Why({ loss: { item, rest, was, problem } }: { loss: Loss }) {
  const currency = useCurrency()
  if (item.inPayment) return <PaidWith order={item.inPayment} />
  if (problem) return problemWords(problem)
  if (rest === 0) return words.gone(item.quantity)
  const dearer =
    was === null ? [] : [words.dearer(formatMoney(was, currency), formatMoney(unitPrice(item.productDTO), currency))]
  return [...(rest < item.quantity ? [words.fewer(item.quantity, rest)] : []), ...dearer].join(', ')
}

function goOnWords(losses: readonly Loss[]): string {
  if (losses.some(({ rest }) => rest > 0)) return words.withRest
  return losses.length === 1 ? words.withoutOne : words.withoutMany
}
