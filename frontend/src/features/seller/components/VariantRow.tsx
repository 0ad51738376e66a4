import { useRef, useState } from 'react'
import { styled } from '@mui/material/styles'
import { problemOf, type ProblemView } from '@/api/problem'
import { useCurrency } from '@/components/Currency'
import { Field } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { Quiet } from '@/components/Panel'
import { toast } from '@/components/toast/queue'
import { media } from '@/lib/design'
import { moneyToInput } from '@/lib/money'
import { useUpdateVariantMutation, type SellerVariant, type VariantChange } from '../api'
import { presentStockOf, type StockMoved } from '../stockMoved'
import { variantText } from '../text'
import { changeOf, variantRules, type StockChange } from '../variantForm'
import { StockDecision } from './StockDecision'

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
  paddingBlock: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  // The height of a label, so that the button stands in line with the fields.
  '& > button': { marginBlockStart: 24 },
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 130px 130px 110px auto' },
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
  const form = useForm({
    rules: variantRules(currency),
    send: (values) => {
      const { price, stock } = changeOf(values, shown, currency)
      const change = { ...price, ...(decided.current ?? stock) }
      decided.current = null
      return save(change)
    },
  })
  const decide = (stock: StockChange, result: number) => {
    const field = form.props.ref.current?.elements.namedItem('stock')
    if (!(field instanceof HTMLInputElement)) return
    decided.current = stock
    field.value = String(result)
    field.focus()
    form.props.ref.current?.requestSubmit()
  }
  const amount = (minor: number | null) => (minor === null ? '' : moneyToInput(minor, currency))
  return (
    <form aria-label={name} {...form.props}>
      <FormNotes form={form} />
      {moved && <StockDecision moved={moved} onDecide={decide} />}
      <Fields>
        <Name>
          <p>{name}</p>
          <Quiet>
            {variant.sku ?? variantText.noSku}
            {variant.reserved > 0 && ` · ${variantText.reserved(variant.reserved)}`}
          </Quiet>
        </Name>
        <Field
          label={variantText.price}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={amount(shown.price)}
          {...form.field('price')}
        />
        <Field
          label={variantText.salePrice}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={amount(shown.priceSale)}
          {...form.field('priceSale')}
        />
        <Field
          label={variantText.stock}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={shown.stock}
          {...form.field('stock')}
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
