import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { showSaved } from '@/components/form/showSaved'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm, type ProblemForm } from '@/components/form/useProblemForm'
import { toast } from '@/components/toast/queue'
import { paths } from '@/lib/paths'
import { useUpdateOwnShopMutation, type OwnShop } from '../../api'
import { shopRules } from '../../forms'
import { shopText } from '../../text'
import { FormActions } from '../FormActions'
import { MarkdownField } from '../MarkdownField'

const valuesOf = (shop: OwnShop) => {
  const { name, slug, description, shippingPolicy, returnPolicy, contactEmail, contactPhone, invoiceAddress } = shop
  return { name, slug, description, shippingPolicy, returnPolicy, contactEmail, contactPhone, invoiceAddress }
}

type ShopValues = ReturnType<typeof valuesOf>

/** The form of a shop's name and of what it says about itself. */
export function useShopForm(shop: OwnShop) {
  const [update] = useUpdateOwnShopMutation()
  const form: ProblemForm<ShopValues> = useProblemForm<ShopValues>({
    defaultValues: valuesOf(shop),
    send: async (ownShopChange) => {
      const { data, error } = await update({ ownShopChange })
      if (!data) return problemOf(error)
      toast.success(shopText.saved)
      showSaved(form, ownShopChange, valuesOf(data))
      return null
    },
  })
  return form
}

/** Changes the name of a shop and what it says about itself. */
export function ShopForm({ form }: { form: ReturnType<typeof useShopForm> }) {
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <FormErrors form={form} />
        <Field label={shopText.name} hint={shopText.nameHint} {...form.field('name', shopRules.name)} />
        <Field
          label={shopText.slug}
          hint={shopText.slugHint(`${window.location.host}${paths.shop('')}`)}
          slotProps={{ input: { autoCapitalize: 'none', spellCheck: false, maxLength: 120 } }}
          {...form.field('slug', shopRules.slug)}
        />
        <MarkdownField
          rows={6}
          label={shopText.about}
          hint={shopText.aboutHint}
          optional
          text={form.watch('description')}
          {...form.field('description', shopRules.description)}
        />
        <MarkdownField
          rows={6}
          label={shopText.shippingPolicy}
          hint={shopText.shippingPolicyHint}
          optional
          text={form.watch('shippingPolicy')}
          {...form.field('shippingPolicy', shopRules.policy)}
        />
        <MarkdownField
          rows={6}
          label={shopText.returnPolicy}
          hint={shopText.returnPolicyHint}
          optional
          text={form.watch('returnPolicy')}
          {...form.field('returnPolicy', shopRules.policy)}
        />
        <Field
          type="email"
          label={shopText.contactEmail}
          hint={shopText.contactEmailHint}
          optional
          {...form.field('contactEmail', shopRules.contactEmail)}
        />
        <Field
          type="tel"
          label={shopText.contactPhone}
          optional
          {...form.field('contactPhone', shopRules.contactPhone)}
        />
        <Field
          multiline
          rows={4}
          label={shopText.invoiceAddress}
          hint={shopText.invoiceAddressHint}
          optional
          {...form.field('invoiceAddress', shopRules.invoiceAddress)}
        />
        <FormActions>
          <SubmitButton busy={form.isSending}>{shopText.save}</SubmitButton>
        </FormActions>
      </Stack>
    </form>
  )
}
