import { useId, useState } from 'react'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { problemOf } from '@/api/problem'
import { ChoiceCard, ChoiceCards } from '@/components/ChoiceCard'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { PasswordField } from '@/components/form/PasswordField'
import { atMost, matching, verbatim } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { UnsavedDialog } from '@/components/form/UnsavedDialog'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { useSession } from '@/features/auth/useSession'
import { media } from '@/lib/design'
import { useSetPayoutAccountMutation, type PayoutMethod } from '../api'
import { payoutAccountText } from '../text'

const rules = {
  email: matching(/^\S+@\S+\.\S+$/, payoutAccountText.emailMissing),
  holder: { required: payoutAccountText.holderMissing, validate: atMost(70, payoutAccountText.holderLong) },
  iban: { required: payoutAccountText.ibanMissing },
  currentPassword: { ...verbatim, required: payoutAccountText.passwordMissing },
}

/** Says where the shop's money is to go. The password is asked once more, as it decides about money. */
export function PayoutAccountForm({ method: known }: { method: PayoutMethod | undefined }) {
  const { user } = useSession()
  const [setAccount] = useSetPayoutAccountMutation()
  const [method, setMethod] = useState<PayoutMethod>(known ?? 'paypal')
  const form = useProblemForm({
    defaultValues: { email: '', holder: '', iban: '', currentPassword: '' },
    send: async ({ email, holder, iban, currentPassword }) => {
      const to = method === 'paypal' ? { method, email } : { method, holder, iban }
      const answer = await setAccount({ setPayoutAccount: { ...to, currentPassword } })
      if (answer.error) return problemOf(answer.error)
      form.reset()
      toast.success(payoutAccountText.saved)
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <FormErrors form={form} />
        <MethodChoice method={method} onChoose={setMethod} />
        {method === 'paypal' ? (
          <Field
            label={payoutAccountText.email}
            type="email"
            autoComplete="email"
            slotProps={{ input: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
            {...form.field('email', rules.email)}
          />
        ) : (
          <>
            <Field
              label={payoutAccountText.holder}
              hint={payoutAccountText.holderHint}
              autoComplete="name"
              {...form.field('holder', rules.holder)}
            />
            <Field
              label={payoutAccountText.iban}
              hint={payoutAccountText.ibanHint}
              autoComplete="off"
              slotProps={{ input: { autoCapitalize: 'characters', spellCheck: false } }}
              {...form.field('iban', rules.iban)}
            />
          </>
        )}
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
        <PasswordField
          label={payoutAccountText.password}
          hint={payoutAccountText.passwordHint}
          autoComplete="current-password"
          slotProps={{ input: { enterKeyHint: 'done' } }}
          {...form.field('currentPassword', rules.currentPassword)}
        />
        <Row>
          <SubmitButton busy={form.isSending}>{payoutAccountText.save}</SubmitButton>
        </Row>
      </Stack>
      <UnsavedDialog isUnsaved={form.formState.isDirty} />
    </form>
  )
}

const methods = ['paypal', 'bank'] as const

const SideBySide = styled(ChoiceCards)({
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

interface MethodChoiceProps {
  method: PayoutMethod
  onChoose: (method: PayoutMethod) => void
}

function MethodChoice({ method, onChoose }: MethodChoiceProps) {
  const title = useId()
  return (
    <Stack spacing={1}>
      <FormLabel id={title} component="p">
        {payoutAccountText.method}
      </FormLabel>
      <SideBySide
        name="method"
        aria-labelledby={title}
        value={method}
        onChange={(_, value) => onChoose(methods.find((each) => each === value) ?? method)}
      >
        {methods.map((each) => (
          <ChoiceCard key={each} value={each} hint={payoutAccountText.methodHints[each]}>
            {payoutAccountText.methods[each]}
          </ChoiceCard>
        ))}
      </SideBySide>
    </Stack>
  )
}
