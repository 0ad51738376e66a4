import { useRef } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import PlusIcon from 'lucide-react/icons/plus'
import TrashIcon from 'lucide-react/icons/trash-2'
import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { media } from '@/lib/design'
import { useListUsualAttributesQuery } from '../../api'
import { rules } from '../checks'
import { most } from '../combinations'
import { productText as words } from '../text'
import type { ProductValues } from '../values'
import { SuggestedField } from './SuggestedField'
import { SuggestedDetails } from './SuggestedDetails'

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  gridTemplateAreas: '"name button" "value value"',
  alignItems: 'start',
  gap: '8px 4px',
  inlineSize: '100%',
  '& > [data-part="name"]': { gridArea: 'name' },
  '& > [data-part="value"]': { gridArea: 'value' },
  '& > button': { gridArea: 'button', marginBlockStart: 26 },
  [media.tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) 44px',
    gridTemplateAreas: '"name value button"',
    columnGap: 12,
  },
})

const plain = (name: string) => name.trim().toLowerCase()

/** What other products of the chosen category say, and which of that this one does not say yet. */
function useUsual(control: Control<ProductValues>) {
  const [categoryId, lines] = useWatch({ control, name: ['categoryId', 'attributes'] })
  const { data } = useListUsualAttributesQuery({ categoryId: Number(categoryId) }, { skip: categoryId === '' })
  const usual = categoryId === '' ? [] : (data?.items ?? [])
  const said = new Set(lines.map(({ name }) => plain(name)))
  return {
    open: usual.map(({ name }) => name).filter((name) => !said.has(plain(name))),
    /** What is said below a name that a line has. */
    valuesAt: (at: number) => usual.find(({ name }) => plain(name) === plain(lines[at]?.name ?? ''))?.values ?? [],
  }
}

/** What shoppers compare, as names and values; those that are usual in the category are offered. */
export function DetailRows({ form }: { form: ProblemForm<ProductValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'attributes' })
  const usual = useUsual(form.control)
  const add = useRef<HTMLButtonElement>(null)
  const takeOut = (at: number) => {
    remove(at)
    add.current?.focus()
  }
  const isFull = fields.length >= most.attributes
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {fields.map(({ id }, at) => (
        <Line key={id}>
          <div data-part="name">
            <SuggestedField
              form={form}
              name={`attributes.${at}.name`}
              label={words.attributeName}
              rules={rules.attributeName}
              options={usual.open}
            />
          </div>
          <div data-part="value">
            <SuggestedField
              form={form}
              name={`attributes.${at}.value`}
              label={words.attributeValue}
              rules={rules.attributeValue}
              options={usual.valuesAt(at)}
            />
          </div>
          <IconButton aria-label={words.remove(words.detail(at + 1))} onClick={() => takeOut(at)}>
            <TrashIcon size={20} />
          </IconButton>
        </Line>
      ))}
      {!isFull && (
        <SuggestedDetails
          names={usual.open}
          onAdd={(name) => append({ name, value: '' }, { focusName: `attributes.${fields.length}.value` })}
        />
      )}
      <Button
        ref={add}
        variant="outlined"
        startIcon={<PlusIcon size={20} />}
        disabled={isFull}
        onClick={() => append({ name: '', value: '' })}
      >
        {words.addDetail}
      </Button>
    </Stack>
  )
}
