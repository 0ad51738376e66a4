import Button from '@mui/material/Button'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import type { ShopGroup } from '@/features/cart/api'
import { selectionActions } from '@/features/cart/selectionSlice'
import { linesOf } from '@/features/cart/summary'
import { paths } from '@/lib/paths'
import { useBuyAgainMutation, type LineAgain, type Order, type OrderLine } from '../api'
import { wasPaid } from '../status'
import { ordersText } from '../text'
import { useIdempotencyKey } from '../useIdempotencyKey'

const words = ordersText.again
const shownLeftOut = 3

/** Why a line did not come in as it was bought; nothing for one that did. */
function leftOut({ title, added, reason }: LineAgain): string[] {
  if (reason === 'reduced') return [words.reduced(title, added)]
  if (reason === 'out_of_stock' || reason === 'cart_full' || reason === 'shop_on_holiday') return [words[reason](title)]
  return reason === null ? [] : [words.unavailable(title)]
}

/** What was left out, in one line that is not too long for a toast. */
function detailOf(lines: readonly LineAgain[]): string {
  const all = lines.flatMap(leftOut)
  const rest = all.length - shownLeftOut
  return [...all.slice(0, shownLeftOut), ...(rest > 0 ? [words.more(rest)] : [])].join('. ')
}

/** The lines of the cart that hold what came in: they are ticked, as whatever is put into the cart. */
function idsIn(cart: ShopGroup[], { shopOrders }: Order, lines: readonly LineAgain[]): number[] {
  const cameIn = new Set(lines.filter(({ added }) => added > 0).map(({ lineId }) => lineId))
  const bought = shopOrders.flatMap((part) => part.lines).filter(({ id }) => cameIn.has(id))
  const products = new Set(bought.map(({ productId }) => productId))
  return linesOf(cart).filter(({ productDTO }) => products.has(productDTO.id)).map(({ id }) => id)
}

interface BuyAgainProps {
  order: Order
  /** One line of it; all of them without. */
  line?: OrderLine
}

/** Puts what was bought into the cart once more and says what could not be had. */
export function BuyAgain({ order, line }: BuyAgainProps) {
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const keyOf = useIdempotencyKey()
  const [buyAgain, { isLoading, fulfilledTimeStamp }] = useBuyAgainMutation()
  if (!wasPaid(order)) return null
  const isAll = !line && order.shopOrders.flatMap((part) => part.lines).length > 1
  const label = isAll ? words.buyAll : words.buy
  const run = async () => {
    const body = line ? { lineIds: [line.id] } : {}
    // after an answer, pressing again means once more
    const idempotencyKey = keyOf([order.id, line?.id, fulfilledTimeStamp])
    const answer = await buyAgain({ id: order.id, 'Idempotency-Key': idempotencyKey, buyAgain: body })
    if (answer.error) {
      toast.error(problemOf(answer.error, words.failed).message)
      return
    }
    const { added, lines, cart } = answer.data
    dispatch(selectionActions.set({ ids: idsIn(cart, order, lines), selected: true }))
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
      aria-label={words.buyOf(label, line?.title ?? order.number)}
      onClick={() => void run()}
    >
      {label}
    </Button>
  )
}
