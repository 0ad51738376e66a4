import { useRef } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import PlusIcon from 'lucide-react/icons/plus'
import TrashIcon from 'lucide-react/icons/trash-2'
import { useFieldArray } from 'react-hook-form'
import { Field } from '@/components/form/Field'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { media } from '@/lib/design'
import { rules } from '../checks'
import { most } from '../combinations'
import { productText as words } from '../text'
import type { ProductValues } from '../values'

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

/** What shoppers compare, as names and values. */
export function DetailRows({ form }: { form: ProblemForm<ProductValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'attributes' })
  const add = useRef<HTMLButtonElement>(null)
  const takeOut = (at: number) => {
    remove(at)
    add.current?.focus()
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {fields.map(({ id }, at) => (
        <Line key={id}>
          <div data-part="name">
            <Field label={words.attributeName} {...form.field(`attributes.${at}.name`, rules.attributeName)} />
          </div>
          <div data-part="value">
            <Field label={words.attributeValue} {...form.field(`attributes.${at}.value`, rules.attributeValue)} />
          </div>
          <IconButton aria-label={words.remove(words.detail(at + 1))} onClick={() => takeOut(at)}>
            <TrashIcon size={20} />
          </IconButton>
        </Line>
      ))}
      <Button
        ref={add}
        variant="outlined"
        startIcon={<PlusIcon size={20} />}
        disabled={fields.length >= most.attributes}
        onClick={() => append({ name: '', value: '' })}
      >
        {words.addDetail}
      </Button>
    </Stack>
  )
}
