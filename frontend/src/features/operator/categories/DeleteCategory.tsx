import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { FormErrors } from '@/components/form/FormErrors'
import { SelectField } from '@/components/form/SelectField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import { formatList } from '@/lib/language'
import { useDeleteCategoryMutation, type DeletedCategory, type ManagedCategory } from '../api'
import { categoryTreeText as words } from './text'
import { childrenOf, holdsProducts, targetsOf } from './tree'

/** What names an empty category needs another one: that is said where it is chosen. */
function problemIn(error: unknown) {
  const problem = problemOf(error)
  return problem.code === 'category_named' ? { ...problem, fields: { moveTo: problem.message } } : problem
}

interface DeleteCategoryProps {
  category: ManagedCategory
  tree: readonly ManagedCategory[]
  onClose: () => void
}

const kinds = ['categories', 'collections', 'products', 'coupons', 'shelves'] as const

/** What went elsewhere, and what names another category now. */
function toldOf(name: string, moved: DeletedCategory) {
  const what = kinds.filter((kind) => moved[kind] > 0).map((kind) => words.movedParts[kind](moved[kind]))
  return what.length > 0 ? words.deletedMoved(name, formatList(what)) : words.deleted(name)
}

/** Asks where what stands in a category, or names it, goes before it is deleted. */
export function DeleteCategory({ category, tree, onClose }: DeleteCategoryProps) {
  const { id, name, version, productCount } = category
  const [remove] = useDeleteCategoryMutation()
  const children = childrenOf(tree, id).length
  const isEmpty = children === 0 && !holdsProducts(category)
  const targets = targetsOf(tree, category)
  const form = useProblemForm({
    defaultValues: { moveTo: '' },
    send: async ({ moveTo }) => {
      const { data, error } = await remove({ id, version, ...(moveTo !== '' && { moveTo: Number(moveTo) }) })
      if (!data) return problemIn(error)
      toast.success(toldOf(name, data))
      onClose()
      return null
    },
  })
  const nameOf = (target: ManagedCategory) => {
    const parent = tree.find((other) => other.id === target.parentId)
    return parent ? `${parent.name} › ${target.name}` : target.name
  }
  return (
    <TaskDialog title={words.deleteTitle(name)} onClose={onClose}>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <p>{isEmpty ? words.deleteEmpty : children > 0 ? words.deleteChildren(children) : words.deleteGoods(productCount)}</p>
          {!isEmpty && targets.length === 0 && <p>{words.noTarget}</p>}
          {targets.length > 0 && (
            <SelectField
              label={isEmpty ? words.replacement : words.target}
              hint={isEmpty ? words.replacementHint : undefined}
              optional={isEmpty}
              {...form.field('moveTo', isEmpty ? {} : { required: words.targetMissing })}
            >
              <option value="">{isEmpty ? words.noReplacement : words.choose}</option>
              {targets.map((target) => (
                <option key={target.id} value={target.id}>
                  {nameOf(target)}
                </option>
              ))}
            </SelectField>
          )}
          <Row spacing={1}>
            <Button variant="outlined" size="large" onClick={onClose}>
              {words.keep}
            </Button>
            {(isEmpty || targets.length > 0) && (
              <SubmitButton busy={form.isSending} color="error">
                {words.delete}
              </SubmitButton>
            )}
          </Row>
        </Stack>
      </form>
    </TaskDialog>
  )
}
