import Typography from '@mui/material/Typography'
import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import { useCurrency } from '@/components/Currency'
import { FieldError } from '@/components/form/Field'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { Panel } from '@/components/Panel'
import { formatMoney, parseMoney } from '@/lib/money'
import { useGetOwnShopQuery } from '../../api'
import { earningsOf, isRunning } from '../../earnings'
import { optionsFault, panelIds } from '../checks'
import { variantsAfter } from '../combinations'
import { listText } from '../list/text'
import { productText, variantsText as words } from '../text'
import type { Pictures } from '../usePictures'
import type { OptionEntry, ProductValues } from '../values'
import { OptionEditor } from './OptionEditor'
import { SaleDates } from './SaleDates'
import { VariantTable } from './VariantTable'

/** What it costs and how many there are: of the product, or of each combination of its options. */
export function SalePanel({ form, pictures }: { form: ProblemForm<ProductValues>; pictures: Pictures }) {
  const { control, getValues, setValue } = form
  const options = useWatch({ control, name: 'options' })
  const { fields, replace } = useFieldArray({ control, name: 'variants', keyName: 'fieldKey' })
  const change = (next: OptionEntry[]) => {
    replace(variantsAfter(getValues(), next))
    setValue('options', next, { shouldDirty: true })
  }
  const fault = optionsFault(options)
  return (
    <Panel id={panelIds.sale} title={productText.sale}>
      {options.length === 0 && (
        <>
          <VariantTable form={form} rows={fields} pictures={pictures} onReplace={replace} />
          <SaleDates form={form} />
          <Earnings control={control} />
          <Typography color="textSecondary">{words.optionsHint}</Typography>
        </>
      )}
      <OptionEditor form={form} onChange={change} />
      {options.length > 0 && (
        <>
          <div role="status">{fault && <FieldError>{fault}</FieldError>}</div>
          <Typography variant="body2" color="textSecondary">
            {words.tableHint}
          </Typography>
          <VariantTable form={form} rows={fields} pictures={pictures} onReplace={replace} />
          <SaleDates form={form} />
          <Earnings control={control} />
        </>
      )}
    </Panel>
  )
}

/** What is left of what each variant costs now, after the marketplace's share of this shop's sales: from the least to the most. */
function Earnings({ control }: { control: Control<ProductValues> }) {
  const currency = useCurrency()
  const { data: shop } = useGetOwnShopQuery()
  const variants = useWatch({ control, name: 'variants' })
  const paid = variants.flatMap((variant) => {
    const onSale = isRunning(variant) ? parseMoney(variant.priceSale, currency) : null
    return (onSale ?? parseMoney(variant.price, currency)) || []
  })
  if (!shop || paid.length === 0) return null
  const earned = (price: number) => formatMoney(earningsOf(price, shop.commissionBps), currency)
  const [least, most] = [earned(Math.min(...paid)), earned(Math.max(...paid))]
  const amount = least === most ? least : listText.range(least, most)
  return <p>{productText.earnings(amount, shop.commissionBps / 100)}</p>
}
