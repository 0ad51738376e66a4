import Stack from '@mui/material/Stack'
import { useController } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { showSaved } from '@/components/form/showSaved'
import { SubmitButton } from '@/components/form/SubmitButton'
import { UnsavedDialog } from '@/components/form/UnsavedDialog'
import { useProblemForm } from '@/components/form/useProblemForm'
import { toast } from '@/components/toast/queue'
import { paths } from '@/lib/paths'
import { useCreateCollectionMutation, useUpdateCollectionMutation, type SellerCollection } from '../api'
import { FormActions } from '../components/FormActions'
import { CategoryPicker } from '../products/components/CategoryFields'
import { collectionFormText as words } from './text'

const blank = { name: '', slug: '', parentId: '', description: '' }

const rules = {
  name: { required: words.nameMissing, validate: atMost(60, words.tooLong(60)) },
  slug: { pattern: { value: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, message: words.slugFault }, validate: atMost(120, words.tooLong(120)) },
  parentId: { required: words.categoryMissing },
  description: { validate: atMost(1000, words.tooLong(1000)) },
}

/** Name, address, category and words of a collection; without one it makes a new one. */
export function CollectionForm({ collection }: { collection?: SellerCollection }) {
  const navigate = useNavigate()
  const [create] = useCreateCollectionMutation()
  const [update] = useUpdateCollectionMutation()
  const form = useProblemForm({
    defaultValues: collection
      ? { ...blank, ...partsOf(collection) }
      : blank,
    send: async (typed) => {
      const { slug, parentId, ...texts } = typed
      const sent = { ...texts, parentId: Number(parentId), ...(slug !== '' && { slug }) }
      const { data, error } = collection
        ? await update({ id: collection.id, collectionChange: sent })
        : await create({ newCollection: sent })
      if (!data) return problemOf(error, words.notSaved)
      toast.success(collection ? words.saved : words.created)
      if (collection) showSaved(form, typed, partsOf(data))
      else void navigate(paths.sellerCategoryEdit(data.id), { replace: true })
      return null
    },
  })
  const parent = useController({ control: form.control, name: 'parentId', rules: rules.parentId })
  return (
    <form aria-label={words.about} {...form.props}>
      <Stack spacing={2.5}>
        <FormErrors form={form} />
        <Field label={words.name} autoComplete="off" {...form.field('name', rules.name)} />
        <CategoryPicker
          name="parentId"
          hint={words.categoryHint}
          value={parent.field.value}
          error={parent.fieldState.error?.message}
          onChange={parent.field.onChange}
          onBlur={parent.field.onBlur}
        />
        <Field
          optional
          multiline
          rows={3}
          label={words.description}
          hint={words.descriptionHint}
          {...form.field('description', rules.description)}
        />
        <Field optional label={words.slug} hint={words.slugHint} autoComplete="off" {...form.field('slug', rules.slug)} />
        <FormActions>
          <SubmitButton busy={form.isSending}>{words.save}</SubmitButton>
        </FormActions>
      </Stack>
      <UnsavedDialog isUnsaved={form.formState.isDirty} />
    </form>
  )
}

const partsOf = ({ name, slug, parent, description }: SellerCollection) => ({
  name,
  slug,
  parentId: String(parent.id),
  description,
})
