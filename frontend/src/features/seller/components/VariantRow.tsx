import { useState, type FormEvent } from 'react'
import { styled } from '@mui/material/styles'
import { problemOf } from '@/api/problem'
import { useCurrency } from '@/components/Currency'
import { Field } from '@/components/form/Field'
import { SubmitButton } from '@/components/form/SubmitButton'
import { Quiet } from '@/components/Panel'
import { toast } from '@/components/toast/queue'
import { media } from '@/lib/design'
import { moneyToInput, parseMoney } from '@/lib/money'
import { useUpdateVariantMutation, type SellerVariant } from '../api'

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  alignItems: 'start',
  paddingBlock: 12,
  // The height of a label, so that the button stands in line with the fields.
  '& > button': { marginBlockStart: 24 },
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 120px 120px 100px 96px' },
}))
const Name = styled('div')({ gridColumn: '1 / -1', [media.wide]: { gridColumn: 'auto', alignSelf: 'center' } })

interface VariantRowProps {
  productId: number
  variant: SellerVariant
}

/** One variant with its price, sale price and stock, changed in place. */
export function VariantRow({ productId, variant }: VariantRowProps) {
  const currency = useCurrency()
  const [update, { isLoading }] = useUpdateVariantMutation()
  const [faults, setFaults] = useState<Record<string, string>>({})
  const name = variant.values.join(', ') || 'One variant'

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = read(new FormData(event.currentTarget), currency)
    setFaults(entered.faults)
    if (!entered.change) return
    const answer = await update({ id: productId, variantId: variant.id, variantChange: entered.change })
    if (!answer.error) {
      toast.success(`${name} saved`)
      return
    }
    const problem = problemOf(answer.error)
    setFaults(problem.fields)
    toast.error(problem.message)
  }

  return (
    <Form aria-label={name} noValidate onSubmit={(event) => void save(event)}>
      <Name>
        <p>{name}</p>
        <Quiet>
          {variant.sku ?? 'No SKU'}
          {variant.reserved > 0 && ` · ${variant.reserved} reserved`}
        </Quiet>
      </Name>
      <Field
        label="Price"
        name="price"
        inputMode="decimal"
        defaultValue={moneyToInput(variant.price, currency)}
        error={faults.price}
      />
      <Field
        label="Sale price"
        name="priceSale"
        inputMode="decimal"
        defaultValue={variant.priceSale === null ? '' : moneyToInput(variant.priceSale, currency)}
        error={faults.priceSale}
      />
      <Field label="Stock" name="stock" inputMode="numeric" defaultValue={variant.stock} error={faults.stock} />
      <SubmitButton busy={isLoading} variant="outlined">
        Save
      </SubmitButton>
    </Form>
  )
}

/** Reads the three fields; an empty sale price ends the sale. */
function read(form: FormData, currency: string) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const price = parseMoney(text('price'), currency)
  const sale = text('priceSale')
  const priceSale = sale === '' ? null : parseMoney(sale, currency)
  const stock = /^\d{1,7}$/.test(text('stock')) ? Number(text('stock')) : null
  const faults: Record<string, string> = {}
  if (price === null) faults.price = 'Like 19.99'
  if (sale !== '' && priceSale === null) faults.priceSale = 'Like 19.99'
  if (price !== null && priceSale !== null && priceSale >= price) faults.priceSale = 'Below the price'
  if (stock === null) faults.stock = 'A whole number'
  if (price === null || stock === null || Object.keys(faults).length > 0) return { faults }
  return { faults, change: { price, priceSale, stock } }
}
