import Stack from '@mui/material/Stack'
import { useNavigate } from 'react-router-dom'
import { useThunkDispatch } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useDraftForm } from '@/components/form/useDraftForm'
import { toast } from '@/components/toast/queue'
import { loadSession } from '@/features/auth/loadSession'
import { paths } from '@/lib/paths'
import { useLazyGetOwnShopQuery, useRegisterSellerMutation } from '../api'
import { shopRules } from '../forms'
import { shopText } from '../text'

/** Opens a shop for the signed-in person, or applies for it, and leads into the seller centre. */
export function ShopRegistrationForm() {
  const dispatch = useThunkDispatch()
  const navigate = useNavigate()
  const [registerSeller] = useRegisterSellerMutation()
  const [getShop] = useLazyGetOwnShopQuery()
  const form = useDraftForm({
    draft: 'shop_registration',
    defaultValues: { shopName: '', description: '' },
    send: async (shop) => {
      const answer = await registerSeller({ registerSeller: shop })
      if (answer.error) return problemOf(answer.error)
      form.forget()
      // The new role has to be known before the seller centre lets one in.
      await dispatch(loadSession())
      const { data } = await getShop()
      // Some marketplaces look at a shop before anybody else does.
      if (data) toast.success(data.status === 'approved' ? shopText.opened : shopText.appliedFor)
      void navigate(paths.seller())
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <h2>{shopText.yourShop}</h2>
        <FormNotes form={form} />
        <Field label={shopText.name} hint={shopText.nameHint} {...form.field('shopName', shopRules.name)} />
        <Field
          multiline
          rows={4}
          label={shopText.about}
          hint={shopText.aboutHint}
          optional
          {...form.field('description', shopRules.description)}
        />
        <SubmitButton busy={form.isSending}>{shopText.open}</SubmitButton>
      </Stack>
    </form>
  )
}
