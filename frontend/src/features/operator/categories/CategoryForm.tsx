import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useController, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { SelectField } from '@/components/form/SelectField'
import { showSaved } from '@/components/form/showSaved'
import { SubmitButton } from '@/components/form/SubmitButton'
import { UnsavedDialog } from '@/components/form/UnsavedDialog'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { tileNames } from '@/lib/design'
import { paths } from '@/lib/paths'
import { useCreateCategoryMutation, useUpdateCategoryMutation, type ManagedCategory } from '../api'
import { categoryFormText as words } from './text'
import { parentsOf } from './tree'

const rules = {
  name: { required: words.nameMissing, validate: atMost(60, words.tooLong(60)) },
  nameDe: { validate: atMost(60, words.tooLong(60)) },
  slug: { pattern: { value: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, message: words.slugFault }, validate: atMost(120, words.tooLong(120)) },
}

interface CategoryFormProps {
  tree: readonly ManagedCategory[]
  /** The one that is changed; without it a new one is made. */
  category?: ManagedCategory
  /** The category in which a new one is to stand. */
  within?: number | null
  /** Reads the tree anew. */
  onStale?: () => void
}

/** Names, address and place of a category. */
export function CategoryForm({ tree, category, within = null, onStale }: CategoryFormProps) {
  const navigate = useNavigate()
  const [create] = useCreateCategoryMutation()
  const [update] = useUpdateCategoryMutation()
  const form = useProblemForm({
    defaultValues: category ? partsOf(category) : { ...blank, parentId: within === null ? '' : String(within) },
    send: async (typed) => {
      const { parentId, nameDe, slug, ...others } = typed
      const said = {
        ...others,
        ...(nameDe !== '' && { nameDe }),
        ...(parentId !== '' && { parentId: Number(parentId) }),
      }
      const { data, error } = category
        ? await update({ id: category.id, categoryChange: { ...said, slug, version: category.version } })
        : await create({ newCategory: { ...said, ...(slug !== '' && { slug }) } })
      if (!data) {
        const problem = problemOf(error, words.notSaved)
        if (problem.code !== 'category_changed') return problem
        onStale?.()
        return { ...problem, message: words.changed }
      }
      toast.success(category ? words.saved : words.created)
      showSaved(form, typed, partsOf(data))
      if (!category) void navigate(paths.adminCategory(data.id), { replace: true })
      return null
    },
  })
  const { field: shown } = useController({ control: form.control, name: 'isShowSuggest' })
  // Only the first level stands in the navigation; what a subcategory says of it is kept.
  const isTop = useWatch({ control: form.control, name: 'parentId' }) === ''
  const slugRule = category ? { ...rules.slug, required: words.slugMissing } : rules.slug
  return (
    <form aria-label={words.about} {...form.props}>
      <Stack spacing={2.5}>
        <FormErrors form={form} />
        <Field label={words.name} autoComplete="off" {...form.field('name', rules.name)} />
        <Field optional label={words.nameDe} hint={words.nameDeHint} lang="de" autoComplete="off" {...form.field('nameDe', rules.nameDe)} />
        <Field
          optional={!category}
          label={words.slug}
          hint={category ? words.slugHint : words.newSlugHint}
          autoComplete="off"
          {...form.field('slug', slugRule)}
        />
        <SelectField label={words.parent} {...(category && { hint: words.parentHint })} {...form.field('parentId')}>
          <option value="">{words.top}</option>
          {parentsOf(tree, category).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.tile} {...form.field('tile')}>
          {tileNames.map((tile) => (
            <option key={tile} value={tile}>
              {words.tiles[tile]}
            </option>
          ))}
        </SelectField>
        {isTop && (
          <FormControlLabel
            labelPlacement="start"
            sx={{ justifyContent: 'space-between', gap: 2, minBlockSize: 56, margin: 0 }}
            control={<Switch checked={shown.value} onChange={(_event, on) => shown.onChange(on)} />}
            label={
              <>
                {words.isShown}
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {words.isShownHint}
                </Typography>
              </>
            }
          />
        )}
        <Row>
          <SubmitButton busy={form.isSending}>{words.save}</SubmitButton>
        </Row>
      </Stack>
      <UnsavedDialog isUnsaved={form.formState.isDirty} />
    </form>
  )
}

type Values = Omit<ReturnType<typeof partsOf>, never>

const blank: Values = { name: '', nameDe: '', slug: '', parentId: '', tile: 'sand', isShowSuggest: false }

function partsOf({ name, nameDe, slug, parentId, tile, isShowSuggest }: ManagedCategory) {
  return { name, nameDe: nameDe ?? '', slug, parentId: parentId === null ? '' : String(parentId), tile, isShowSuggest }
}
