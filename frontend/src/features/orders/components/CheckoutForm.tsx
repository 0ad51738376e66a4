import { useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { useCurrency } from '@/components/Currency'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { ProductTile } from '@/components/ProductTile'
import { Row } from '@/components/Row'
import type { Address } from '@/features/auth/api'
import type { Cart, CartItem } from '@/features/cart/api'
import { DeliveryEstimate } from '@/features/cart/components/DeliveryEstimate'
import { lineTotal } from '@/features/cart/summary'
import { tileOf } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { PlaceOrder } from '../api'
import { keepCheckoutDraft, readCheckoutDraft, type Notes } from '../checkoutDraft'
import { quoteProblemText } from '../problems'
import { ordersText } from '../text'
import { couponState, isAboutCoupon, useCoupon, useCouponMemory } from '../useCoupon'
import type { PaymentCallbacks } from '../usePayment'
import { useQuote } from '../useQuote'
import { AddressStep, isForOnce, useAddressChoice } from './AddressStep'
import { FocusBox, FlushAligned, useFollowFocus } from './focusBoxes'
import { CheckoutFrame, CheckoutSection, paySection } from './CheckoutFrame'
import { CouponField } from './CouponField'
import { LineIssuesAlert, useLineIssues } from './LineIssues'
import { PayStep } from './Payment'

interface CheckoutFormProps extends Omit<PaymentCallbacks, 'onRefused'> {
  groups: Cart
  /** What is ticked, whether or not it can still be bought. */
  ticked: readonly CartItem[]
  /** What of that is bought. */
  chosen: readonly CartItem[]
}

const words = ordersText.checkout

/** The sections of the checkout, top to bottom, beside the sum. */
export function CheckoutForm({ groups, ticked, chosen, ...ends }: CheckoutFormProps) {
  const choice = useAddressChoice()
  const { notes, written, write } = useNotes(groups, chosen)
  const cartItemIds = chosen.map(({ id }) => id)
  const { quote, coupon, problems, error, isFetching, refetch } = useCheckoutQuote(cartItemIds)
  const { lineIssues, worth, agree } = useLineIssues(ticked, problems)
  const others = problems.filter(({ cartItemId }) => cartItemId === null)
  const isBlocked = lineIssues.length > 0 || others.length > 0
  const { heading, follow, expectProblem } = useHeadingFocus(isBlocked)
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  // One that is still being checked goes along: the server refuses the order if it is no good.
  const couponCode = coupon.state === 'applied' || coupon.state === 'checking' ? coupon.code : null
  const placeOrder: PlaceOrder | null =
    choice.isDone && choice.address && quote
      ? { cartItemIds, ...destinationOf(choice.address), couponCode, notes, expectedTotal: quote.total }
      : null
  const changes = <LineIssuesAlert lineIssues={lineIssues} worth={worth} canGoOn={worth.after > 0} onAgree={follow(agree)} />

  if (chosen.length === 0) return changes
  return (
    <CheckoutFrame quote={quote} isStale={isFetching} count={count}>
      <AddressStep choice={choice} />
      <CheckoutSection
        number={2}
        title={words.items}
        isDone={quote !== undefined && !isBlocked}
        change={<ChangeInCart />}
        headingRef={heading}
      >
        {changes}
        {others.map((problem) => (
          <FormAlert key={problem.code} tone="warning">
            {quoteProblemText(problem)}
          </FormAlert>
        ))}
        <CheckoutItems groups={groups} chosen={chosen} notes={written} onNote={write} />
      </CheckoutSection>
      <CheckoutSection title={words.coupon} isDone={couponCode !== null}>
        <CouponField coupon={coupon} />
      </CheckoutSection>
      <CheckoutSection id={paySection} number={3} title={words.pay} isDone={false}>
        {error && (
          <ErrorState
            title={ordersText.pay.totalFailed}
            text={problemOf(error).message}
            onRetry={() => void refetch()}
          />
        )}
        {!quote && !error && <PaySkeleton />}
        {quote && (
          <PayStep quote={quote} isBlocked={isBlocked} placeOrder={placeOrder} onRefused={expectProblem} {...ends} />
        )}
      </CheckoutSection>
    </CheckoutFrame>
  )
}

/** An address of the book by its id, another one as it is. */
function destinationOf(address: Address): Pick<PlaceOrder, 'address' | 'addressId'> {
  if (!isForOnce(address)) return { addressId: address.id }
  const { id: _, ...written } = address
  return { address: written }
}

/** What is written to each shop, by its id, and of that what goes along: words to shops of which something is bought. */
function useNotes(groups: Cart, chosen: readonly CartItem[]) {
  const [written, setWritten] = useState(() => readCheckoutDraft().notes)
  const write = (shopId: number, text: string) => {
    const next = { ...written, [shopId]: text }
    setWritten(next)
    keepCheckoutDraft({ notes: next })
  }
  const notes = shopsOf(groups, chosen).flatMap(({ id }) => {
    const text = written[id]?.trim()
    return text ? [{ shopId: id, text }] : []
  })
  return { notes, written, write }
}

/** What the chosen lines cost with the entered coupon, and what stands in the way. */
function useCheckoutQuote(cartItemIds: number[]) {
  const { code } = useCoupon()
  const { quote, shown, ...rest } = useQuote(cartItemIds.length > 0 ? cartItemIds : null, code)
  const coupon = couponState(code, { quote, ...rest })
  useCouponMemory(coupon, quote)
  return {
    ...rest,
    quote: shown,
    coupon,
    problems: shown?.problems.filter((problem) => !isAboutCoupon(problem)) ?? [],
  }
}

/** Leads the focus to the items when something about them stops a payment, and keeps it there when that is settled. */
function useHeadingFocus(isBlocked: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (!isExpected.current || !isBlocked) return
    isExpected.current = false
    heading.current?.focus()
  }, [isBlocked])
  const follow = (act: () => void) => () => {
    act()
    heading.current?.focus()
  }
  const expectProblem = () => {
    isExpected.current = true
  }
  return { heading, follow, expectProblem }
}

function ChangeInCart() {
  return (
    <Button component={Link} to={paths.cart()} variant="outlined" aria-label={words.changeOf(words.items)}>
      {words.change}
    </Button>
  )
}

/** The place of the sentence and the button. */
function PaySkeleton() {
  return (
    <Stack spacing={2}>
      <Skeleton height={24} />
      <Skeleton height={48} />
    </Stack>
  )
}

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  fontVariantNumeric: 'tabular-nums',
})
const Shop = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 12,
  '& h3': theme.typography.h4,
}))

/** The shops of which something is bought, and what. */
function shopsOf(groups: Cart, chosen: readonly CartItem[]) {
  const ids = new Set(chosen.map(({ id }) => id))
  return groups
    .map((group) => ({ ...group, items: group.cartDTOList.filter(({ id }) => ids.has(id)) }))
    .filter(({ items }) => items.length > 0)
}

interface CheckoutItemsProps {
  groups: Cart
  chosen: readonly CartItem[]
  notes: Notes
  onNote: (shopId: number, text: string) => void
}

/** The items of a checkout, by the shop that sends them, each with the buyer's note to it. */
function CheckoutItems({ groups, chosen, notes, onNote }: CheckoutItemsProps) {
  const shops = shopsOf(groups, chosen)
  return (
    <Stack spacing={2.5}>
      {shops.map(({ id, shopSlug, shopName, items }) => (
        <Stack spacing={1.5} key={shopSlug}>
          <Shop>
            <h3>{shopName}</h3>
            <Typography variant="body2" color="textSecondary">
              <DeliveryEstimate handlingDays={items[0]?.shop.handlingDays} isSeparate={shops.length > 1} />
            </Typography>
          </Shop>
          <Stack spacing={1.5} component="ul">
            {items.map((item) => (
              <CheckoutLine key={item.id} item={item} />
            ))}
          </Stack>
          <NoteField shop={shopName} note={notes[id] ?? ''} onChange={(text) => onNote(id, text)} />
        </Stack>
      ))}
    </Stack>
  )
}

function CheckoutLine({ item }: { item: CartItem }) {
  const currency = useCurrency()
  const { productDTO: product, options, quantity } = item
  return (
    <Line>
      <ProductTile src={product.thumbnail} tile={tileOf(product.tile, product.id)} size={64} />
      <div>
        <p>{product.title}</p>
        <Typography variant="body2" color="textSecondary">
          {[...options.map(({ value }) => value), ordersText.order.quantity(quantity)].join(' · ')}
        </Typography>
      </div>
      <span>{formatMoney(lineTotal(item), currency)}</span>
    </Line>
  )
}

interface NoteFieldProps {
  shop: string
  note: string
  onChange: (note: string) => void
}

const noteWords = ordersText.note
const longest = 500

/** A word to one shop, folded away: few need it. What is typed counts at once, saved or not. */
function NoteField({ shop, note, onChange }: NoteFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const { boxProps, follow } = useFollowFocus()
  const open = follow(() => setOpen(true))
  const close = follow(() => setOpen(false))

  if (isOpen) {
    return (
      <FocusBox {...boxProps}>
        <Stack spacing={1.5}>
          <Field
            multiline
            rows={3}
            label={noteWords.label(shop)}
            hint={noteWords.hint}
            optional
            slotProps={{ input: { maxLength: longest } }}
            value={note}
            onChange={(event) => onChange(event.target.value)}
          />
          <Row spacing={1}>
            <Button variant="outlined" onClick={close}>
              {noteWords.save}
            </Button>
            <Button
              variant="text"
              onClick={() => {
                onChange('')
                close()
              }}
            >
              {noteWords.drop}
            </Button>
          </Row>
        </Stack>
      </FocusBox>
    )
  }
  return (
    <FocusBox {...boxProps}>
      {note.trim() === '' ? (
        <FlushAligned>
          <Button variant="text" aria-label={noteWords.addFor(shop)} onClick={open}>
            {noteWords.add}
          </Button>
        </FlushAligned>
      ) : (
        <Row spread>
          <p>{noteWords.given(note.trim())}</p>
          <Button variant="outlined" aria-label={ordersText.checkout.changeOf(noteWords.label(shop))} onClick={open}>
            {ordersText.checkout.change}
          </Button>
        </Row>
      )}
    </FocusBox>
  )
}
