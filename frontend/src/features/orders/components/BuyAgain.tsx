import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import { paths } from '@/lib/paths'
import { useBuyAgainMutation, type LineAgain, type Order, type OrderLine } from '../api'
import { wasPaid } from '../status'
import { ordersText } from '../text'
import { useActionKey } from '../useActionKey'

const words = ordersText.again
const shownLeftOut = 3

/** Why a line did not come in as it was bought; nothing for one that did. */
function leftOut({ title, added, reason }: LineAgain): string[] {
  if (reason === 'reduced') return [words.reduced(title, added)]
  if (reason === 'out_of_stock' || reason === 'cart_full') return [words[reason](title)]
  return reason === null ? [] : [words.unavailable(title)]
}

/** What was left out, in one line that is not too long for a toast. */
function detailOf(lines: readonly LineAgain[]): string {
  const all = lines.flatMap(leftOut)
  const rest = all.length - shownLeftOut
  return [...all.slice(0, shownLeftOut), ...(rest > 0 ? [words.more(rest)] : [])].join('. ')
}

interface BuyAgainProps {
  order: Order
  /** One line of it; all of them without. */
  line?: OrderLine
}

/** Puts what was bought into the cart once more and says what could not be had. */
export function BuyAgain({ order, line }: BuyAgainProps) {
  const navigate = useNavigate()
  const keyOf = useActionKey()
  const [buyAgain, { isLoading, fulfilledTimeStamp }] = useBuyAgainMutation()
  if (!wasPaid(order)) return null
  const run = async () => {
    const body = line ? { lineIds: [line.id] } : {}
    // after an answer, pressing again means once more
    const idempotencyKey = keyOf([order.id, line?.id, fulfilledTimeStamp])
    const answer = await buyAgain({ id: order.id, 'Idempotency-Key': idempotencyKey, buyAgain: body })
    if (answer.error) {
      toast.error(problemOf(answer.error, words.failed).message)
      return
    }
    const { added, lines } = answer.data
    const detail = detailOf(lines)
    const options = {
      ...(detail ? { detail } : {}),
      action: { label: words.cart, onClick: () => void navigate(paths.cart()) },
    }
    if (added > 0) toast.success(words.added(added), options)
    else toast.warning(words.none, options)
  }
  return (
    <Button
      variant={line ? 'text' : 'outlined'}
      disabled={isLoading}
      aria-label={words.buyOf(line?.title ?? order.number)}
      onClick={() => void run()}
    >
      {words.buy}
    </Button>
  )
}
