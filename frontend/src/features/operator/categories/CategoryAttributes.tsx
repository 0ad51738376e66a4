import { useId } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import PlusIcon from 'lucide-react/icons/plus'
import { useFieldArray, useWatch } from 'react-hook-form'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { showSaved } from '@/components/form/showSaved'
import { SubmitButton } from '@/components/form/SubmitButton'
import { UnsavedDialog } from '@/components/form/UnsavedDialog'
import { useProblemForm, type ProblemForm } from '@/components/form/useProblemForm'
import { OrderedList } from '@/components/OrderedList'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import {
  useGetCategoryAttributesQuery,
  useSetCategoryAttributesMutation,
  type ManagedCategory,
  type SuggestedAttributes,
} from '../api'
import { attributesOf, linesOf, valuesOf, type AttributesValues } from './attributes'
import { categoryAttributesText as words } from './text'

const most = 30

/** What sellers are offered when they describe a product of this subcategory. */
export function CategoryAttributes({ category: { id } }: { category: ManagedCategory }) {
  const { data, isError, refetch } = useGetCategoryAttributesQuery({ id }, { refetchOnMountOrArgChange: true })
  if (isError && !data) return <ErrorState title={words.failed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton aria-busy="true" height={200} />
  return <AttributesForm id={id} known={data} onStale={() => void refetch()} />
}

interface AttributesFormProps {
  id: number
  known: SuggestedAttributes
  onStale: () => void
}

function AttributesForm({ id, known, onStale }: AttributesFormProps) {
  const [set] = useSetCategoryAttributesMutation()
  const form = useProblemForm<AttributesValues>({
    defaultValues: valuesOf(known),
    send: async (values) => {
      const { version } = known
      const { data, error } = await set({ id, suggestedAttributes: { version, attributes: attributesOf(values) } })
      if (!data) {
        const problem = problemOf(error, words.notSaved)
        if (problem.code !== 'category_changed') return problem
        onStale()
        return { ...problem, message: words.changed }
      }
      toast.success(words.saved)
      showSaved(form, values, valuesOf(data))
      return null
    },
  })
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'attributes' })
  const attributes = useWatch({ control: form.control, name: 'attributes' })
  const lines = fields.map(({ id: key }, at) => ({ key, name: attributes[at]?.name || words.unnamed }))
  return (
    <form aria-label={words.title} {...form.props}>
      <Stack spacing={2}>
        <FormErrors form={form} />
        <OrderedList
          label={words.title}
          items={lines}
          keyOf={({ key }) => key}
          nameOf={({ name }) => name}
          onMove={move}
          onRemove={remove}
        >
          {(_line, at) => <AttributeFields form={form} at={at} />}
        </OrderedList>
        <Row>
          <Button
            variant="outlined"
            startIcon={<PlusIcon size={20} />}
            disabled={fields.length >= most}
            onClick={() => append({ name: '', nameDe: '', values: '', valuesDe: '' })}
          >
            {words.add}
          </Button>
          <SubmitButton busy={form.isSending}>{words.save}</SubmitButton>
        </Row>
      </Stack>
      <UnsavedDialog isUnsaved={form.formState.isDirty} />
    </form>
  )
}

function AttributeFields({ form, at }: { form: ProblemForm<AttributesValues>; at: number }) {
  const name = useWatch({ control: form.control, name: `attributes.${at}.name` })
  const label = useId()
  const short = atMost(60, words.tooLong(60))
  const fits = (typed: string) => {
    const lines = linesOf(typed)
    if (lines.length > most) return words.tooMany(most)
    return lines.every((line) => short(line) === true) || words.tooLong(60)
  }
  return (
    <Stack spacing={2} role="group" aria-labelledby={label}>
      <span id={label} className="visually-hidden">
        {name || words.unnamed}
      </span>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: { md: 'flex-end' } }}>
        <Field
          label={words.name}
          autoComplete="off"
          {...form.field(`attributes.${at}.name`, { required: words.nameMissing, validate: short })}
        />
        <Field
          optional
          label={words.nameDe}
          lang="de"
          autoComplete="off"
          {...form.field(`attributes.${at}.nameDe`, { validate: short })}
        />
      </Stack>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: { md: 'flex-end' } }}>
        <Field
          optional
          multiline
          minRows={2}
          label={words.values}
          hint={words.valuesHint}
          {...form.field(`attributes.${at}.values`, { validate: fits })}
        />
        <Field
          optional
          multiline
          minRows={2}
          lang="de"
          label={words.valuesDe}
          hint={words.valuesDeHint}
          {...form.field(`attributes.${at}.valuesDe`, {
            validate: (typed, all) => {
              const [german, english] = [linesOf(typed), linesOf(all.attributes[at]?.values ?? '')]
              if (german.length > 0 && german.length !== english.length) return words.uneven
              return fits(typed)
            },
          })}
        />
      </Stack>
    </Stack>
  )
}
