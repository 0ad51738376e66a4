import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/Button'
import { styled } from '@mui/material/styles'
import { Price } from '@/components/Price'
import { QuantityInput } from '@/components/QuantityInput'
import type { Product, Variant } from '../api'
import { firstOpenOption, inStockNeighbours, nameOf, priceOf, type Choice } from '../options'
import { catalogText } from '../text'
import { OptionPicker } from './OptionPicker'
import { StickyBuy } from './StickyBuy'
import { StockLine } from './StockLine'

const Box = styled('div')({ display: 'grid', gap: 20 })
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > button': { flex: '1 1 180px' } })
const Note = styled('p')(({ theme }) => ({
  color: theme.vars.palette.info.main,
  backgroundColor: theme.vars.palette.box.info,
  padding: '8px 12px',
  borderRadius: 8,
}))

type BuyBoxProps = {
  product: Product
  choice: Choice
  variant: Variant | null
  switched: readonly { option: string; value: string }[]
  onChoose: (optionId: number, valueId: number) => void
  onAdd: (variant: Variant, quantity: number) => Promise<boolean>
  pending: boolean
  children?: ReactNode
}

/** Price, options, stock, quantity and the button. The button is alive until the stock is none, and says what is missing. */
export function BuyBox({ product, choice, variant, switched, onChoose, onAdd, pending, children }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1)
  const [missing, setMissing] = useState<number | null>(null)
  const [added, setAdded] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!added) return
    const timer = setTimeout(() => setAdded(false), 1600)
    return () => clearTimeout(timer)
  }, [added])
  const soldOut = variant ? variant.stock === 0 : product.variants.every(({ stock }) => stock === 0)
  const bounded = Math.min(quantity, Math.max(1, variant?.stock ?? 999))
  const add = async () => {
    const open = firstOpenOption(product, choice)
    if (open) {
      setMissing(open.id)
      const group = document.getElementById(`option-${open.id}`)
      group?.scrollIntoView?.({ block: 'center' })
      group?.querySelector('input')?.focus({ preventScroll: true })
    } else if (variant) setAdded(await onAdd(variant, bounded))
  }
  const pick = (optionId: number, valueId: number) => {
    if (missing === optionId) setMissing(null)
    onChoose(optionId, valueId)
  }
  const label = soldOut
    ? catalogText.soldOut
    : pending
      ? catalogText.adding
      : added
        ? catalogText.added
        : catalogText.add
  const price = priceOf(product, variant)
  return (
    <Box>
      <Price {...price} size="page" />
      <OptionPicker product={product} choice={choice} missing={missing} onChoose={pick} />
      {switched.map(({ option, value }) => (
        <Note key={option} role="status">
          {catalogText.switched(option, value)}
        </Note>
      ))}
      <StockLine
        variant={variant}
        soldOut={soldOut}
        name={nameOf(product, choice) || product.title}
        neighbours={soldOut ? inStockNeighbours(product, choice) : []}
      />
      <Row>
        <QuantityInput
          value={bounded}
          onChange={setQuantity}
          max={Math.min(999, Math.max(1, variant?.stock ?? 999))}
          disabled={soldOut}
        />
        <Button ref={button} variant="contained" size="large" disabled={soldOut || pending} onClick={() => void add()}>
          {label}
        </Button>
      </Row>
      {children}
      <StickyBuy
        target={button}
        price={price}
        detail={nameOf(product, choice)}
        label={label}
        disabled={soldOut || pending}
        onAdd={() => void add()}
      />
    </Box>
  )
}
