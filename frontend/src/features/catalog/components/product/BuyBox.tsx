import { useRef, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Price } from '@/components/Price'
import { QuantityInput } from '@/components/QuantityInput'
import { radius } from '@/lib/design'
import type { Product, Variant } from '../../api'
import { inStockNeighbours, nameOf, priceOf, type Choice } from '../../options'
import { useBuying } from '../../useBuying'
import { AddButton } from './AddButton'
import { OptionPicker } from './OptionPicker'
import { StickyBuy } from './StickyBuy'
import { StockLine } from './StockLine'
import { productPageText } from './text'

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
  children?: ReactNode
}

/** Price, options, stock, quantity and the button. The button is alive until the stock is none, and says what is missing. */
export function BuyBox({ product, choice, variant, switched, onChoose, onAdd, pending, children }: BuyBoxProps) {
  const button = useRef<HTMLButtonElement>(null)
  const buying = useBuying({ product, choice, variant, pending, onAdd })
  const pick = (optionId: number, valueId: number) => {
    buying.pick(optionId)
    onChoose(optionId, valueId)
  }
  const price = priceOf(product, variant)
  const name = nameOf(product, choice)
  const soldOut = buying.state === 'soldOut'
  return (
    <Box>
      <Price {...price} size="page" />
      <OptionPicker product={product} choice={choice} missing={buying.missing} onChoose={pick} />
      <Notes role="status">
        {switched.map(({ option, value }) => (
          <p key={option}>{productPageText.switched(option, value)}</p>
        ))}
      </Notes>
      <StockLine
        variant={variant}
        soldOut={soldOut}
        limited={buying.limited}
        name={name || product.title}
        neighbours={soldOut ? inStockNeighbours(product, choice) : []}
      />
      <Row>
        <QuantityInput value={buying.quantity} onChange={buying.setQuantity} disabled={soldOut} />
        <AddButton ref={button} state={buying.state} onAdd={() => void buying.add()} />
      </Row>
      {buying.failed && <Failed role="alert">{productPageText.notAdded}</Failed>}
      {children}
      <StickyBuy target={button} price={price} detail={name} state={buying.state} onAdd={() => void buying.add()} />
    </Box>
  )
}
