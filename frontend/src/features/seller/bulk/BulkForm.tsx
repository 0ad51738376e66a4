import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Controller, useWatch } from 'react-hook-form'
import { problemOf } from '@/api/problem'
import { useCurrency } from '@/components/Currency'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { SelectField } from '@/components/form/SelectField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm, type ProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { moneyToInput } from '@/lib/money'
import { useListCollectionsQuery } from '../api'
import { useShopZone } from '../useShopZone'
import { CategoryPicker } from '../products/components/CategoryFields'
import { rules } from '../products/checks'
import { useCreateProductBulkMutation, type ProductBulk, type SellerProductsQuery } from './api'
import { blankBulk, numberFault, ruleOf, changeKinds, type BulkValues } from './rule'
import { bulkText as words } from './text'

/** Which products are meant: these, or all that the list shows with a filter. */
export type Chosen = { productIds: number[] } | { filter: SellerProductsQuery }

interface BulkFormProps {
  chosen: Chosen
  /** What was typed before the preview was looked at. */
  typed: BulkValues | null
  onClose: () => void
  onPreview: (bulk: ProductBulk, typed: BulkValues) => void
}

/** What is to change of many products; nothing changes before the preview is confirmed. */
export function BulkForm({ chosen, typed, onClose, onPreview }: BulkFormProps) {
  const currency = useCurrency()
  const zone = useShopZone()
  const [create] = useCreateProductBulkMutation()
  const form = useProblemForm<BulkValues>({
    defaultValues: typed ?? blankBulk,
    send: async (values) => {
      const change = ruleOf(values, currency, zone)
      const { data, error } = await create({ newProductBulk: { ...chosen, change } })
      if (data) onPreview(data, values)
      return error ? problemOf(error, words.notPreviewed) : null
    },
  })
  const what = useWatch({ control: form.control, name: 'what' })
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <FormErrors form={form} />
        <SelectField label={words.what} {...form.field('what')}>
          {changeKinds.map((value) => (
            <option key={value} value={value}>
              {words.whats[value]}
            </option>
          ))}
        </SelectField>
        {(what === 'price' || what === 'sale') && <PriceFields form={form} />}
        {what === 'sale' && <DayFields form={form} zone={zone} />}
        {(what === 'addStock' || what === 'setStock') && (
          <NumberField form={form} label={words.pieces} hint={what === 'addStock' ? words.addHint : words.setHint} />
        )}
        {what === 'status' && (
          <SelectField label={words.status} {...form.field('status')}>
            {(['active', 'hidden', 'archived'] as const).map((value) => (
              <option key={value} value={value}>
                {words.statuses[value]}
              </option>
            ))}
          </SelectField>
        )}
        {what === 'category' && (
          <Controller
            control={form.control}
            name="categoryId"
            rules={rules.categoryId}
            render={({ field: { value, onChange, onBlur }, fieldState }) => (
              <CategoryPicker value={value} onChange={onChange} onBlur={onBlur} error={fieldState.error?.message} />
            )}
          />
        )}
        {(what === 'putIn' || what === 'takeOut') && <CollectionField form={form} />}
        <Row>
          <SubmitButton busy={form.isSending}>{words.preview}</SubmitButton>
          <Button variant="text" onClick={onClose}>
            {words.close}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

interface PartProps {
  form: ProblemForm<BulkValues>
}

function NumberField({ form, label, hint }: PartProps & { label: string; hint?: string }) {
  const currency = useCurrency()
  return (
    <Field
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      {...form.field('number', { validate: (_typed, values) => numberFault(values, currency) ?? true })}
    />
  )
}

function PriceFields({ form }: PartProps) {
  const currency = useCurrency()
  const what = useWatch({ control: form.control, name: 'what' })
  const hasCents = moneyToInput(100, currency).includes('.')
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ '& > *': { flex: 1, minInlineSize: 0 } }}>
        {what === 'price' && (
          <SelectField label={words.direction} {...form.field('direction')}>
            <option value="up">{words.directions.up}</option>
            <option value="down">{words.directions.down}</option>
          </SelectField>
        )}
        <NumberField form={form} label={what === 'price' ? words.by : words.off} />
        <SelectField label={words.unit} {...form.field('unit')}>
          <option value="percent">{words.percent}</option>
          <option value="amount">{currency}</option>
        </SelectField>
      </Stack>
      {hasCents && (
        <SelectField label={words.ending} {...form.field('ending')}>
          <option value="any">{words.anyEnding}</option>
          <option value="whole">{moneyToInput(100, currency).slice(1)}</option>
          <option value="ninetyFive">{moneyToInput(195, currency).slice(1)}</option>
          <option value="ninetyNine">{moneyToInput(199, currency).slice(1)}</option>
        </SelectField>
      )}
    </>
  )
}

function DayFields({ form, zone }: PartProps & { zone: string }) {
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" spacing={2}>
        <Field optional type="date" label={words.from} {...form.field('from')} />
        <Field
          optional
          type="date"
          label={words.until}
          {...form.field('until', {
            validate: (until, { from }) => !from || !until || until >= from || words.reversed,
          })}
        />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {words.days(zone.replaceAll('_', ' '))}
      </Typography>
    </Stack>
  )
}

function CollectionField({ form }: PartProps) {
  const { data } = useListCollectionsQuery()
  // Not before its choices are known: the browser's list would fall back on the first.
  if (!data) return null
  if (data.items.length === 0) return <p>{words.noCollections}</p>
  return (
    <SelectField label={words.collection} {...form.field('collectionId', { required: words.choose })}>
      <option value="">{words.choose}</option>
      {data.items.map(({ id, name, parent }) => (
        <option key={id} value={id}>
          {`${parent.name} > ${name}`}
        </option>
      ))}
    </SelectField>
  )
}
