import Stack from '@mui/material/Stack'
import { Row } from '@/components/Row'
import { problemOf } from '@/api/problem'
import { Field, TextArea } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { toast } from '@/components/toast/queue'
import { useUpdateOwnShopMutation, type OwnShop } from '../api'
import { shopRules } from '../forms'
import { shopText } from '../text'

/** Changes the name of a shop and what it says about itself. */
export function ShopForm({ shop }: { shop: OwnShop }) {
  const [update] = useUpdateOwnShopMutation()
  const form = useForm({
    rules: shopRules,
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
        <Field label={shopText.name} hint={shopText.nameHint} defaultValue={shop.name} {...form.field('name')} />
        <TextArea
          label={shopText.about}
          hint={shopText.aboutHint}
          rows={6}
          optional
          defaultValue={shop.description}
          {...form.field('description')}
        />
        <Row>
          <SubmitButton busy={form.isSending}>{shopText.save}</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}
