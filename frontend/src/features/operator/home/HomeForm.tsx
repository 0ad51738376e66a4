import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { showSaved } from '@/components/form/showSaved'
import { SubmitButton } from '@/components/form/SubmitButton'
import { UnsavedDialog } from '@/components/form/UnsavedDialog'
import { useProblemForm, type ProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { useUpdateHomeEditionMutation, type HomeEdition } from '../api'
import { HeroPanel } from './HeroPanel'
import { PromoPanel } from './PromoPanel'
import { ShelvesPanel } from './ShelvesPanel'
import { ShopsPanel } from './ShopsPanel'
import { homeFormText as words } from './text'
import { changeOf, valuesOf, type HomeValues } from './values'

/** What is typed into the form of a home page, and what sends it. */
export function useHomeForm(edition: HomeEdition, onStale: () => void) {
  const [update] = useUpdateHomeEditionMutation()
  const form = useProblemForm<HomeValues>({
    defaultValues: valuesOf(edition),
    send: async (values) => {
      const { data, error } = await update({ id: edition.id, homeEditionChange: changeOf(values, edition.version) })
      if (!data) {
        const problem = problemOf(error, words.notSaved)
        if (problem.code !== 'home_page_changed') return problem
        onStale()
        return { ...problem, message: words.changed }
      }
      toast.success(words.saved)
      showSaved(form, values, valuesOf(data))
      return null
    },
  })
  return form
}

/** All that a home page says, as long as nobody has seen it. */
export function HomeForm({ form, edition }: { form: ProblemForm<HomeValues>; edition: HomeEdition }) {
  return (
    <form aria-label={words.edit} {...form.props}>
      <Stack spacing={2.5}>
        <FormErrors form={form} />
        <Field
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          {...form.field('name', { required: words.missing, validate: atMost(60, words.tooLong(60)) })}
        />
        <PromoPanel form={form} />
        <HeroPanel form={form} />
        <ShelvesPanel form={form} edition={edition} />
        <ShopsPanel form={form} edition={edition} />
        <Row>
          <SubmitButton busy={form.isSending}>{edition.state === 'draft' ? words.saveDraft : words.save}</SubmitButton>
        </Row>
      </Stack>
      <UnsavedDialog isUnsaved={form.formState.isDirty} />
    </form>
  )
}
