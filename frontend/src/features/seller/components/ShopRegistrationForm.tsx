import Stack from '@mui/material/Stack'
import { useNavigate } from 'react-router-dom'
import { useThunkDispatch } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { Field, TextArea } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { toast } from '@/components/toast/queue'
import { loadSession } from '@/features/auth/loadSession'
import { paths } from '@/lib/paths'
import { useRegisterSellerMutation } from '../api'
import { registrationRules } from '../forms'
import { shopText } from '../text'

/** Opens a shop for the signed-in person and leads into the seller centre. */
export function ShopRegistrationForm() {
  const dispatch = useThunkDispatch()
  const navigate = useNavigate()
  const [registerSeller] = useRegisterSellerMutation()
  const form = useForm({
    rules: registrationRules,
    send: async (shop) => {
      const answer = await registerSeller({ registerSeller: shop })
      if (answer.error) return problemOf(answer.error)
      // The new role has to be known before the seller centre lets one in.
      await dispatch(loadSession())
      toast.success(shopText.opened)
      void navigate(paths.seller())
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <h2>{shopText.yourShop}</h2>
        <FormNotes form={form} />
        <Field label={shopText.name} hint={shopText.nameHint} {...form.field('shopName')} />
        <TextArea label={shopText.about} hint={shopText.aboutHint} rows={4} optional {...form.field('description')} />
        <SubmitButton busy={form.isSending}>{shopText.open}</SubmitButton>
      </Stack>
    </form>
  )
}
