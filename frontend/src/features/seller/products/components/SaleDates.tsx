import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { Field } from '@/components/form/Field'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { dayIn, endOf, lastDayIn, startOf } from '@/lib/zones'
import { useGetOwnShopQuery } from '../../api'
import { saleDatesFault } from '../checks'
import { saleText as words } from '../text'
import type { ProductValues } from '../values'

/** From which day to which the sale prices are paid, for all variants together; there is nothing to say without a sale price. */
export function SaleDates({ form }: { form: ProblemForm<ProductValues> }) {
  const variants = useWatch({ control: form.control, name: 'variants' })
  const { data: shop } = useGetOwnShopQuery()
  const reduced = variants.filter(({ priceSale }) => priceSale.trim() !== '')
  if (!shop || reduced.length === 0) return null
  const zone = shop.timeZone
  /** What the reduced variants have in common; undefined if they differ. */
  const shared = (name: 'saleFrom' | 'saleUntil') => {
    const [first, ...others] = new Set(reduced.map((variant) => variant[name]))
    return others.length === 0 ? first : undefined
  }
  const set = (name: 'saleFrom' | 'saleUntil', instant: string) => {
    for (const at of variants.keys()) form.setValue(`variants.${at}.${name}`, instant, { shouldDirty: true })
  }
  const [from, until] = [shared('saleFrom'), shared('saleUntil')]
  const differs = from === undefined || until === undefined
  return (
    <Stack spacing={1} role="group" aria-label={words.dates}>
      <Stack direction="row" spacing={2} sx={{ maxInlineSize: 480 }}>
        <Field
          type="date"
          optional
          label={words.from}
          value={from ? dayIn(zone, from) : ''}
          onChange={({ target }) => set('saleFrom', target.value && startOf(zone, target.value))}
        />
        <Field
          type="date"
          optional
          label={words.until}
          error={saleDatesFault(variants)}
          value={until ? lastDayIn(zone, until) : ''}
          onChange={({ target }) => set('saleUntil', target.value && endOf(zone, target.value))}
        />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {differs ? words.differ : words.hint(zone.replaceAll('_', ' '))}
      </Typography>
    </Stack>
  )
}
