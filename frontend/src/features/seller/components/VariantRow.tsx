import { problemOf } from '@/api/problem'
import { useCurrency } from '@/components/Currency'
import { Field } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { Quiet } from '@/components/Panel'
import { toast } from '@/components/toast/queue'
import { media } from '@/lib/design'
import { moneyToInput } from '@/lib/money'
import { styled } from '@/lib/styled'
import { useUpdateVariantMutation, type SellerVariant } from '../api'
import { variantText } from '../text'
import { changeOf, variantRules } from '../variantForm'

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

/** One variant with its price, sale price and stock, changed in place. */
export function VariantRow({ productId, variant }: VariantRowProps) {
  const currency = useCurrency()
  const [update] = useUpdateVariantMutation()
  const name = variant.values.join(', ') || variantText.single
  const form = useForm({
    rules: variantRules(currency),
    send: async (values) => {
      const variantChange = changeOf(values, currency)
      const answer = await update({ id: productId, variantId: variant.id, variantChange })
      if (answer.error) return problemOf(answer.error)
      toast.success(variantText.saved(name))
      return null
    },
  })
  const amount = (minor: number | null) => (minor === null ? '' : moneyToInput(minor, currency))
  return (
    <form aria-label={name} {...form.props}>
      <FormNotes form={form} />
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
          defaultValue={amount(variant.price)}
          {...form.field('price')}
        />
        <Field
          label={variantText.salePrice}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={amount(variant.priceSale)}
          {...form.field('priceSale')}
        />
        <Field
          label={variantText.stock}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={variant.stock}
          {...form.field('stock')}
        />
        <SubmitButton busy={form.isSending} variant="outlined">
          {variantText.save}
        </SubmitButton>
      </Fields>
    </form>
  )
}
