import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import PlusIcon from 'lucide-react/icons/plus'
import { useController, useFieldArray, useWatch } from 'react-hook-form'
import { ErrorState } from '@/components/ErrorState'
import { FieldError } from '@/components/form/Field'
import { SelectField } from '@/components/form/SelectField'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { OrderedList } from '@/components/OrderedList'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { useListCategoriesQuery, type HomeEdition } from '../api'
import { BilingualField } from './BilingualField'
import { pickedProducts } from './pickerSearch'
import { OrderedPicker } from './OrderedPicker'
import type { PickableItem } from './pickableItem'
import { homeFormText as words } from './text'
import { newShelf, type HomeValues } from './values'

const kinds = ['best_sellers', 'best_rated', 'on_sale', 'newest', 'category', 'products'] as const
const mostShelves = 12
const mostProducts = 24

interface ShelvesPanelProps {
  form: ProblemForm<HomeValues>
  edition: HomeEdition
}

/** The shelves from top to bottom: dragged, moved step by step, added and taken out. */
export function ShelvesPanel({ form, edition }: ShelvesPanelProps) {
  const { fields, append, move, remove } = useFieldArray({
    control: form.control,
    name: 'shelves',
    rules: { required: words.shelfMissing },
  })
  const buttonId = useId()
  const missing = form.formState.errors.shelves?.root?.message
  const shelves = useWatch({ control: form.control, name: 'shelves' })
  const [known, setKnown] = useState(() => pickedProducts(edition))
  const lines = fields.map(({ id }, at) => ({ id, name: shelves[at]?.name || words.kinds[shelves[at]?.kind ?? 'category'] }))
  return (
    <Panel title={words.shelves} hint={words.shelvesHint}>
      <OrderedList
        label={words.shelves}
        items={lines}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onMove={move}
        onRemove={remove}
      >
        {(_line, at) => (
          <ShelfFields form={form} at={at} known={known} onKnow={(pick) => setKnown((picks) => [...picks, pick])} />
        )}
      </OrderedList>
      <Row>
        <Button
          // Without a shelf the focus goes here.
          name="shelves.root"
          id={buttonId}
          aria-describedby={missing ? `${buttonId}-fault` : undefined}
          variant="outlined"
          startIcon={<PlusIcon size={20} />}
          disabled={fields.length >= mostShelves}
          onClick={() => {
            append(newShelf)
            if (missing) form.clearErrors('shelves')
          }}
        >
          {words.addShelf}
        </Button>
      </Row>
      {missing && (
        <div id={`${buttonId}-fault`}>
          <FieldError>{missing}</FieldError>
        </div>
      )}
    </Panel>
  )
}

interface ShelfFieldsProps {
  form: ProblemForm<HomeValues>
  at: number
  /** The products whose names are known. */
  known: readonly PickableItem[]
  onKnow: (pick: PickableItem) => void
}

function ShelfFields({ form, at, known, onKnow }: ShelfFieldsProps) {
  const kind = useWatch({ control: form.control, name: `shelves.${at}.kind` })
  return (
    <Stack spacing={2}>
      <SelectField label={words.kind} {...form.field(`shelves.${at}.kind`)}>
        {kinds.map((value) => (
          <option key={value} value={value}>
            {words.kinds[value]}
          </option>
        ))}
      </SelectField>
      {kind === 'category' && <CategoryField form={form} at={at} />}
      <BilingualField
        form={form}
        optional={kind !== 'products'}
        label={words.shelfName}
        {...(kind !== 'products' && { hint: words.shelfNameHint })}
        name={`shelves.${at}.name`}
        nameDe={`shelves.${at}.nameDe`}
        most={60}
      />
      {kind === 'products' && <ProductsField {...{ form, at, known, onKnow }} />}
    </Stack>
  )
}

function CategoryField({ form, at }: { form: ProblemForm<HomeValues>; at: number }) {
  const { data, isError, refetch } = useListCategoriesQuery()
  if (isError && !data) return <ErrorState title={words.categoriesFailed} onRetry={() => void refetch()} />
  // Not before its choices are known: the browser's list would fall back on the first.
  if (!data) return <Skeleton aria-busy="true" height={72} />
  const nameOf = (id: number) => data.items.find((category) => category.id === id)?.name
  return (
    <SelectField
      label={words.category}
      {...form.field(`shelves.${at}.categoryId`, { required: words.categoryMissing })}
    >
      <option value="">{words.categoryMissing}</option>
      {data.items.map(({ id, parentId, name }) => (
        <option key={id} value={id}>
          {parentId === null ? name : `${nameOf(parentId)} › ${name}`}
        </option>
      ))}
    </SelectField>
  )
}

function ProductsField({ form, at, known, onKnow }: ShelfFieldsProps) {
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useController({
    control: form.control,
    name: `shelves.${at}.productIds`,
    rules: { validate: (ids) => ids.length > 0 || words.productsMissing },
  })
  const picked = value.flatMap((id) => known.find((pick) => pick.id === id) ?? [])
  return (
    <div role="group" aria-label={words.products}>
      <OrderedPicker
        label={words.products}
        findLabel={words.findProducts}
        picked={picked}
        most={mostProducts}
        kind="products"
        fieldName={`shelves.${at}.productIds`}
        error={error?.message}
        onChange={(ids, added) => {
          if (added) onKnow(added)
          onChange(ids)
        }}
      />
    </div>
  )
}
