import Stack from '@mui/material/Stack'
import { useNavigate } from 'react-router-dom'
import { useThunkDispatch } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useDraftForm } from '@/components/form/useDraftForm'
import { toast } from '@/components/toast/queue'
import { loadSession } from '@/features/auth/loadSession'
import { paths } from '@/lib/paths'
import { announceShopChanged } from '@/lib/storage'
import { useLazyGetOwnShopQuery, useRegisterSellerMutation, type OwnShop } from '../api'
import { shopRules } from '../forms'
import { shopText, standingText } from '../text'

/** What the history says of the page once an application was sent from it. */
export const sentNow = 'sent'

/**
 * Opens a shop for the signed-in person, or applies for it; `refused` is the shop for which they apply again. An open
 * shop leads into the Seller Center, one that waits says so right here.
 */
export function ShopRegistrationForm({ refused }: { refused?: OwnShop }) {
  const dispatch = useThunkDispatch()
  const navigate = useNavigate()
  const [registerSeller] = useRegisterSellerMutation()
  const [getShop] = useLazyGetOwnShopQuery()
  const form = useDraftForm({
    draft: refused ? `shop_again_${refused.id}` : 'shop_registration',
    defaultValues: { shopName: refused?.name ?? '', description: refused?.description ?? '' },
    send: async (shop) => {
      const answer = await registerSeller({ registerSeller: shop })
      if (answer.error) return problemOf(answer.error)
      form.forget()
      // The new role has to be known before the Seller Center lets one in.
      await dispatch(loadSession())
      const { data } = await getShop()
      announceShopChanged()
      // Some marketplaces look at a shop before anybody else does.
      if (data?.status === 'pending') {
        toast.success(shopText.appliedFor)
        void navigate(paths.sellerRegistration(), { replace: true, state: sentNow })
        return null
      }
      if (data) toast.success(shopText.opened)
      void navigate(paths.seller())
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        {refused ? <h3>{shopText.again}</h3> : <h2>{shopText.yourShop}</h2>}
        <FormErrors form={form} />
        <Field label={shopText.name} hint={shopText.nameHint} {...form.field('shopName', shopRules.name)} />
        <Field
          multiline
          rows={refused ? 6 : 4}
          label={shopText.about}
          hint={shopText.aboutHint}
          {...form.field('description', shopRules.application)}
        />
        <SubmitButton busy={form.isSending}>{refused ? standingText.applyAgain : shopText.open}</SubmitButton>
      </Stack>
    </form>
  )
}
