import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { styled } from '@mui/material/styles'
import CheckIcon from 'lucide-react/icons/check'
import InfoIcon from 'lucide-react/icons/info'
import { onDemand } from '@/components/onDemand'
import { Price } from '@/components/Price'
import { QuantityInput } from '@/components/QuantityInput'
import { radius } from '@/lib/design'
import type { Product, Variant } from '../../api'
import { isOnVacation } from '../../vacation'
import { firstOpenOption, inStockNeighbours, isSoldOut, nameOf, priceOf, type Choice } from '../../options'
import { AddButton } from './AddButton'
import type { BuyBarProps } from './BuyBar'
import { OptionPicker } from './OptionPicker'
import { productPageText } from './text'
import { UnitPrice } from './UnitPrice'

const SaleEnd = onDemand(async () => (await import('./SaleEnd')).SaleEnd)
const VacationNotice = onDemand(async () => (await import('../VacationNotice')).VacationNotice)
const BackInStock = onDemand(async () => (await import('../stockRequest/BackInStock')).BackInStock)
const InStockAlternatives = onDemand(async () => (await import('./InStockAlternatives')).InStockAlternatives)

const Box = styled('div')({ display: 'grid', gap: 20 })
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > button': { flex: '1 1 180px' } })
/** Always there, so that what appears in it is read aloud; empty it takes no row. */
const Notes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '&:empty': { position: 'absolute' },
  '& p': {
    color: theme.vars.palette.info.main,
    backgroundColor: theme.vars.palette.box.info,
    padding: '8px 12px',
    borderRadius: radius.field,
  },
}))
const Failed = styled('p')(({ theme }) => ({ color: theme.vars.palette.error.main, fontWeight: 550 }))

type BuyBoxProps = {
  product: Product
  choice: Choice
  variant: Variant | null
  switched: readonly { option: string; value: string }[]
  onChoose: (optionId: number, valueId: number) => void
  onAdd: (variant: Variant, quantity: number) => Promise<boolean>
  pending: boolean
  /** Stands over the button. */
  before: ReactNode
  /** Stands under it. */
  children: ReactNode
}

/** Price, options, stock, quantity and the button. The button is alive until the stock is none, and says what is missing. */
export function BuyBox({ product, choice, variant, switched, onChoose, onAdd, pending, before, children }: BuyBoxProps) {
  const button = useRef<HTMLButtonElement>(null)
  const buying = useBuying({ product, choice, variant, pending, onAdd })
  const pick = (optionId: number, valueId: number) => {
    buying.pick(optionId)
    onChoose(optionId, valueId)
  }
  const price = priceOf(product, variant)
  const { saleUntil } = variant ?? product
  const name = nameOf(product, choice)
  const soldOut = buying.state === 'soldOut'
  const away = buying.state === 'away'
  return (
    <Box>
      <div>
        <Price {...price} size="page" />
        {variant && <UnitPrice product={product} variant={variant} />}
        {saleUntil && <SaleEnd until={saleUntil} />}
      </div>
      <OptionPicker product={product} choice={choice} missing={buying.missing} onChoose={pick} />
      <Notes role="status">
        {switched.map(({ option, value }) => (
          <p key={option}>{productPageText.switched(option, value)}</p>
        ))}
      </Notes>
      {away ? (
        <VacationNotice shop={product.shop} />
      ) : (
        <StockLine
          variant={variant}
          soldOut={soldOut}
          limited={buying.limited}
          name={name || product.title}
          neighbours={soldOut ? inStockNeighbours(product, choice) : []}
        />
      )}
      {before}
      <Row>
        <QuantityInput value={buying.quantity} onChange={buying.setQuantity} disabled={soldOut || away} />
        <AddButton ref={button} state={buying.state} onAdd={() => void buying.add()} />
      </Row>
      {buying.failed && <Failed role="alert">{productPageText.notAdded}</Failed>}
      {soldOut && <BackInStock variantId={variant?.id ?? null} onChooseFirst={() => void buying.add()} />}
      {!away && isSoldOut(product, null) && <InStockAlternatives product={product} />}
      {children}
      <StickyBuy target={button} price={price} detail={name} state={buying.state} onAdd={() => void buying.add()} />
    </Box>
  )
}

const Line = styled('p', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: 'success' | 'warning' | 'error' }>(
  ({ theme, tone }) => ({
    display: 'flex',
    gap: 8,
    minBlockSize: 24,
    fontWeight: 550,
    color: theme.vars.palette[tone].main,
    '& svg': { flex: 'none', marginBlockStart: 2 },
  }),
)

/** From this stock on the number is said. */
const low = 5

type StockLineProps = {
  variant: Variant | null
  soldOut: boolean
  /** Whether more was wanted than there is. */
  limited: boolean
  name: string
  neighbours: readonly string[]
}

/** What is true of the stock right now; a sold-out combination names its neighbors that can be bought. */
function StockLine({ variant, soldOut, limited, name, neighbours }: StockLineProps) {
  if (soldOut)
    return (
      <Line tone="error" role="status">
        <InfoIcon size={20} />
        <span>
          {[productPageText.isSoldOut(name), ...(neighbours.length > 0 ? [productPageText.availableIn(neighbours)] : [])].join(
            ' ',
          )}
        </span>
      </Line>
    )
  const scarce = variant !== null && (limited || variant.stock <= low)
  return (
    <Line tone={scarce ? 'warning' : 'success'} role="status">
      {scarce ? <InfoIcon size={20} /> : <CheckIcon size={20} />}
      {!scarce && productPageText.inStock}
      {scarce && (limited ? productPageText.onlyLeftSet(variant.stock) : productPageText.onlyLeft(variant.stock))}
    </Line>
  )
}

const BuyBar = onDemand(async () => (await import('./BuyBar')).BuyBar)

/** Whether the element is out of view, behind the header or the bar at the bottom too: then its copy in that bar helps. */
function useOutOfView(target: RefObject<HTMLElement | null>): boolean {
  const [out, setOut] = useState(false)
  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry && setOut(!entry.isIntersecting), {
      rootMargin: '-56px 0px -72px 0px',
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return out
}

/** On phones the button stands at the bottom while the real one is out of sight. */
function StickyBuy({ target, ...bar }: BuyBarProps & { target: RefObject<HTMLButtonElement | null> }) {
  const shown = useOutOfView(target)
  return shown && <BuyBar {...bar} />
}

/** How long the button says that it worked. */
const addedMilliseconds = 1600
/** Most of one product in a cart. */
const mostQuantity = 999

type Buying = {
  product: Product
  choice: Choice
  variant: Variant | null
  /** Whether something is on its way into the cart. */
  pending: boolean
  onAdd: (variant: Variant, quantity: number) => Promise<boolean>
}

/** Leads to the group of options that was left open. */
function goToOption(optionId: number): void {
  const group = document.getElementById(`option-${optionId}`)
  group?.scrollIntoView({ block: 'center' })
  group?.querySelector('input')?.focus({ preventScroll: true })
}

/** Quantity, what is still missing, and what became of adding. */
function useBuying({ product, choice, variant, pending, onAdd }: Buying) {
  const [wanted, setWanted] = useState(1)
  const [missing, setMissing] = useState<number | null>(null)
  const [added, setAdded] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!added) return
    const timer = setTimeout(() => setAdded(false), addedMilliseconds)
    return () => clearTimeout(timer)
  }, [added])
  const most = Math.max(1, variant?.stock ?? mostQuantity)
  const quantity = Math.min(wanted, most)
  const soldOut = isSoldOut(product, variant)
  const add = async () => {
    const open = firstOpenOption(product, choice)
    setFailed(false)
    if (open) {
      setMissing(open.id)
      goToOption(open.id)
    } else if (variant) {
      const done = await onAdd(variant, quantity)
      setAdded(done)
      setFailed(!done)
    }
  }
  const pick = (optionId: number) => {
    if (missing === optionId) setMissing(null)
    setWanted(quantity)
    setFailed(false)
  }
  const state = isOnVacation(product.shop.holiday) ? 'away' : soldOut ? 'soldOut' : pending ? 'pending' : added ? 'added' : 'idle'
  return { quantity, setQuantity: setWanted, limited: wanted > most, missing, failed, state, add, pick } as const
}
