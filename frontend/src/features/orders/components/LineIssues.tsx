import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useDispatch } from 'react-redux'
import { useCurrency } from '@/components/Currency'
import { FormAlert } from '@/components/form/FormAlert'
import type { CartItem } from '@/features/cart/api'
import { changeOf, seenPriceOf } from '@/features/cart/changes'
import { cartPageText } from '@/features/cart/components/text'
import { selectionActions } from '@/features/cart/selectionSlice'
import { flushQuantities } from '@/features/cart/serverCart'
import { isBuyable, lineName, unitPrice } from '@/features/cart/summary'
import { useCartChanges } from '@/features/cart/useCartChanges'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { QuoteProblem } from '../api'
import { leftOf, quoteProblemText } from '../problems'
import { ordersText } from '../text'

/**
 * A chosen line that cannot be bought as it was chosen (gone, fewer, dearer, or being paid in another order), and
 * what is left of it. Nobody pays before they have seen it.
 */
interface LineIssue {
  item: CartItem
  /** How many can still be bought; 0: none. */
  rest: number
  /** What one piece cost when it was chosen, if it costs more now. */
  was: number | null
  /** What the server says against it, where that is more than its stock. */
  problem: QuoteProblem | null
}

/** The issues among the ticked lines, by the cart and by the last quote. */
export function lineIssuesOf(ticked: readonly CartItem[], problems: readonly QuoteProblem[]): LineIssue[] {
  return ticked.flatMap((item) => {
    const issue = lineIssueOf(item, problems.find(({ cartItemId }) => cartItemId === item.id) ?? null)
    return issue ? [issue] : []
  })
}

function lineIssueOf(item: CartItem, problem: QuoteProblem | null): LineIssue | null {
  if (!isBuyable(item)) return { item, rest: 0, was: null, problem: null }
  if (problem && problem.code !== 'out_of_stock') return { item, rest: 0, was: null, problem }
  const change = changeOf(item)
  const was = change.was !== null && change.was < unitPrice(item.productDTO) ? change.was : null
  const rest = Math.min(change.left ?? item.quantity, problem ? leftOf(problem) : item.quantity)
  return rest < item.quantity || was !== null ? { item, rest, was, problem: null } : null
}

/** What the ticked lines came to as they were chosen, and what is left of that, in minor units. */
export function totalsBeforeAndAfter(ticked: readonly CartItem[], lineIssues: readonly LineIssue[]) {
  const priceOf = ({ productDTO }: CartItem) => unitPrice(productDTO)
  const before = ticked.reduce((sum, item) => sum + seenPriceOf(item) * item.quantity, 0)
  const leftFor = (item: CartItem) => lineIssues.find((issue) => issue.item === item)?.rest ?? item.quantity
  const after = ticked.reduce((sum, item) => sum + priceOf(item) * leftFor(item), 0)
  return { before, after }
}

/** What of the ticked lines is not to be had as it was chosen, and `agree`, by which the buyer takes what is left. */
export function useLineIssues(ticked: readonly CartItem[], problems: readonly QuoteProblem[]) {
  const dispatch = useDispatch()
  const { changeQuantity, agree: agreeTo } = useCartChanges()
  const lineIssues = lineIssuesOf(ticked, problems)
  const agree = () => {
    const gone = lineIssues.filter(({ rest }) => rest === 0).map(({ item }) => item.id)
    dispatch(selectionActions.set({ ids: gone, selected: false }))
    const kept = lineIssues.filter(({ rest }) => rest > 0)
    for (const { item, rest } of kept) changeQuantity(item, rest)
    // As many as are left by now: the cart may know of more than the quote does, and must not put them back. The
    // payment must not begin with the quantities of before.
    void agreeTo(...kept.map(({ item, rest }) => ({ ...item, quantity: rest }))).then(flushQuantities)
  }
  return { lineIssues, worth: totalsBeforeAndAfter(ticked, lineIssues), agree }
}

interface LineIssuesAlertProps {
  lineIssues: readonly LineIssue[]
  /** What the chosen items came to, and what they come to now, in minor units. */
  worth: { before: number; after: number }
  /** Something is left to buy. */
  canGoOn: boolean
  onAgree: () => void
}

const words = ordersText.lineIssues

/** Which of the chosen items are gone, fewer or dearer, what that does to the sum, and the way to go on. */
export function LineIssuesAlert({ lineIssues, worth, canGoOn, onAgree }: LineIssuesAlertProps) {
  const currency = useCurrency()
  if (lineIssues.length === 0) return null
  return (
    <FormAlert tone="warning">
      <p>{words.title}</p>
      <ul>
        {lineIssues.map((issue) => (
          <li key={issue.item.id}>
            {lineName(issue.item)}: <IssueReason issue={issue} />
          </li>
        ))}
      </ul>
      <p>{words.worth(formatMoney(worth.before, currency), formatMoney(worth.after, currency))}</p>
      {canGoOn ? (
        <Button variant="outlined" onClick={onAgree}>
          {goOnWords(lineIssues)}
        </Button>
      ) : (
        <Button component={Link} variant="outlined" to={paths.cart()}>
          {ordersText.checkout.backToCart}
        </Button>
      )}
    </FormAlert>
  )
}

function IssueReason({ issue: { item, rest, was, problem } }: { issue: LineIssue }) {
  const currency = useCurrency()
  if (item.inPayment)
    return <Link to={paths.order(item.inPayment.orderId)}>{cartPageText.inPayment(item.inPayment.orderNumber)}</Link>
  if (problem) return quoteProblemText(problem)
  if (rest === 0) return words.gone(item.quantity)
  const dearer =
    was === null ? [] : [words.dearer(formatMoney(was, currency), formatMoney(unitPrice(item.productDTO), currency))]
  return [...(rest < item.quantity ? [words.fewer(item.quantity, rest)] : []), ...dearer].join(', ')
}

function goOnWords(lineIssues: readonly LineIssue[]): string {
  if (lineIssues.some(({ rest }) => rest > 0)) return words.withRest
  return lineIssues.length === 1 ? words.withoutOne : words.withoutMany
}
