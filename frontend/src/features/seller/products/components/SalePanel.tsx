import Typography from '@mui/material/Typography'
import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import { useCurrency } from '@/components/Currency'
import { Fault } from '@/components/form/Field'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { Panel } from '@/components/Panel'
import { formatMoney, parseMoney } from '@/lib/money'
import { useGetOwnShopQuery } from '../../api'
import { earningsOf } from '../../earnings'
import { optionsFault, panelIds } from '../checks'
import { variantsAfter } from '../combinations'
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
          <div role="status">{fault && <Fault>{fault}</Fault>}</div>
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

/** What is left of the first price after the share that the marketplace takes of this shop. */
function Earnings({ control }: { control: Control<ProductValues> }) {
  const currency = useCurrency()
  const { data: shop } = useGetOwnShopQuery()
  const [price = '', priceSale = ''] = useWatch({ control, name: ['variants.0.price', 'variants.0.priceSale'] })
  const paid = parseMoney(priceSale, currency) ?? parseMoney(price, currency)
  if (!shop || !paid) return null
  const amount = formatMoney(earningsOf(paid, shop.commissionBps), currency)
  return <p>{productText.earnings(amount, shop.commissionBps / 100)}</p>
}
