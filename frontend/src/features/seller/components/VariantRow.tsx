import { useRef, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { problemOf, type ProblemView } from '@/api/problem'
import { useCurrency } from '@/components/Currency'
import { focusRef } from '@/components/focusRef'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { media } from '@/lib/design'
import { moneyToInput } from '@/lib/money'
import { useUpdateVariantMutation, type SellerVariant, type VariantChange } from '../api'
import { variantText } from '../text'
import { changeOf, presentStockOf, variantRules, type StockChange } from '../variantForm'

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
  paddingBlock: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  // The height of a label, so that the button stands in line with the fields.
  '& > button': { marginBlockStart: 24 },
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 130px 164px 110px auto' },
}))
const Name = styled('div')({ gridColumn: '1 / -1', [media.wide]: { gridColumn: 'auto', alignSelf: 'center' } })

interface VariantRowProps {
  productId: number
  variant: SellerVariant
}

/**
 * One variant with its price, sale price and stock, changed in place. Only what was changed is sent,
 * so that nothing is undone that buyers or another tab did meanwhile.
 */
export function VariantRow({ productId, variant }: VariantRowProps) {
  const currency = useCurrency()
  const name = variant.values.join(', ') || variantText.single
  const { shown, moved, save } = useSaving(productId, variant, name)
  const decided = useRef<StockChange | null>(null)
  const rules = variantRules(currency)
  const amount = (minor: number | null) => (minor === null ? '' : moneyToInput(minor, currency))
  const form = useProblemForm({
    defaultValues: {
      price: amount(shown.price),
      priceSale: amount(shown.priceSale),
      stock: String(shown.stock),
    },
    send: (values) => {
      const { price, stock } = changeOf(values, shown, currency)
      const change = { ...price, ...(decided.current ?? stock) }
      decided.current = null
      return save(change)
    },
  })
  const decide = (stock: StockChange, result: number) => {
    decided.current = stock
    form.setValue('stock', String(result))
    form.setFocus('stock')
    void form.submit()
  }
  return (
    <form aria-label={name} {...form.props}>
      <FormErrors form={form} />
      {moved && <StockDecision moved={moved} onDecide={decide} />}
      <Fields>
        <Name>
          <p>{name}</p>
          <Typography variant="body2" color="textSecondary">
            {variant.sku ?? variantText.noSku}
            {variant.reserved > 0 && ` · ${variantText.reserved(variant.reserved)}`}
          </Typography>
        </Name>
        <Field
          label={variantText.price}
          autoComplete="off"
          slotProps={{ input: { inputMode: 'decimal' } }}
          {...form.field('price', rules.price)}
        />
        <Field
          label={variantText.salePrice}
          optional
          autoComplete="off"
          slotProps={{ input: { inputMode: 'decimal' } }}
          {...form.field('priceSale', rules.priceSale)}
        />
        <Field
          label={variantText.stock}
          autoComplete="off"
          slotProps={{ input: { inputMode: 'numeric' } }}
          {...form.field('stock', rules.stock)}
        />
        <SubmitButton busy={form.isSending} variant="outlined">
          {variantText.save}
        </SubmitButton>
      </Fields>
    </form>
  )
}

/** Saves changes of a variant and knows what the form began with; a stock that moved meanwhile waits for the seller's word. */
function useSaving(productId: number, variant: SellerVariant, name: string) {
  const [update] = useUpdateVariantMutation()
  const [shown, setShown] = useState(variant)
  const [moved, setMoved] = useState<StockMoved | null>(null)

  const save = async (change: VariantChange): Promise<ProblemView | null> => {
    setMoved(null)
    if (Object.keys(change).length > 0) {
      const answer = await update({ id: productId, variantId: variant.id, variantChange: change })
      const now = presentStockOf(answer.error)
      if (now !== null) {
        setShown((before) => ({ ...before, stock: now }))
        setMoved({ seen: change.expectedStock ?? now, wanted: change.stock ?? now, now })
        return null
      }
      if (answer.error) return problemOf(answer.error)
      setShown(answer.data.variants.find(({ id }) => id === variant.id) ?? variant)
    }
    toast.success(variantText.saved(name))
    return null
  }

  return { shown, moved, save }
}

interface StockDecisionProps {
  moved: StockMoved
  /** What is to be done about the stock, and how many there are then; no change: it stays. */
  onDecide: (change: StockChange, result: number) => void
}

/** Buyers took from the stock while the seller typed: what is meant by the new number, the seller says. */
function StockDecision({ moved: { seen, wanted, now }, onDecide }: StockDecisionProps) {
  const change = wanted - seen
  const canMove = now + change >= 0
  return (
    <FormAlert tone="warning">
      <p>{variantText.moved(now, seen)}</p>
      <Row spacing={1}>
        {canMove && (
          <Button ref={focusRef} variant="outlined" onClick={() => onDecide({ stockChange: change }, now + change)}>
            {variantText.moveBy(change, now + change)}
          </Button>
        )}
        <Button
          ref={canMove ? undefined : focusRef}
          variant="outlined"
          onClick={() => onDecide({ stock: wanted, expectedStock: now }, wanted)}
        >
          {variantText.setTo(wanted)}
        </Button>
        <Button variant="text" onClick={() => onDecide({}, now)}>
          {variantText.keepStock(now)}
        </Button>
      </Row>
    </FormAlert>
  )
}

/** What was seen, what is wanted and what there is, in pieces. */
interface StockMoved {
  seen: number
  wanted: number
  now: number
}
