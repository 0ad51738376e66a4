import Stack from '@mui/material/Stack'
import { Row } from '@/components/Row'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { toast } from '@/components/toast/queue'
import { useUpdateOwnShopMutation, type OwnShop } from '../api'
import { shopRules } from '../forms'
import { shopText } from '../text'

/** Changes the name of a shop and what it says about itself. */
export function ShopForm({ shop }: { shop: OwnShop }) {
  const [update] = useUpdateOwnShopMutation()
  const form = useProblemForm({
    defaultValues: { name: shop.name, description: shop.description },
    send: async (ownShopChange) => {
      const answer = await update({ ownShopChange })
      if (answer.error) return problemOf(answer.error)
      toast.success(shopText.saved)
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <FormNotes form={form} />
        <Field label={shopText.name} hint={shopText.nameHint} {...form.field('name', shopRules.name)} />
        <Field
          multiline
          rows={6}
          label={shopText.about}
          hint={shopText.aboutHint}
          optional
          {...form.field('description', shopRules.description)}
        />
        <Row>
          <SubmitButton busy={form.isSending}>{shopText.save}</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}
