import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { QRCodeSVG } from 'qrcode.react'
import { problemOf } from '@/api/problem'
import { Field, type FieldProps } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useDisableSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  type SecondFactorSetup,
} from '@/features/auth/api'
import { fieldText } from '@/features/auth/components/text'
import { accountRules } from '@/features/auth/forms'
import { twoStepText } from '../text'

const codeRule = { required: twoStepText.codeMissing }

function CodeField(props: Omit<FieldProps, 'slotProps'>) {
  return (
    <Field
      autoComplete="one-time-code"
      slotProps={{ input: { autoCapitalize: 'none', spellCheck: false, enterKeyHint: 'done' } }}
      {...props}
    />
  )
}

/** Asks for the password before anything is set up. */
export function BeginForm({ onBegun }: { onBegun: (setup: SecondFactorSetup) => void }) {
  const [begin] = useBeginSecondFactorMutation()
  const form = useProblemForm({
    defaultValues: { currentPassword: '' },
    send: async (values) => {
      const answer = await begin({ beginSecondFactor: values })
      if (answer.error) return problemOf(answer.error)
      onBegun(answer.data)
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <FormErrors form={form} />
        <PasswordField
          label={fieldText.currentPassword}
          autoComplete="current-password"
          {...form.field('currentPassword', accountRules.currentPassword)}
        />
        <Row>
          <SubmitButton busy={form.isSending}>{twoStepText.begin}</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}

interface CodesFormProps {
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}

/** The secret for the app, and a first code of it. */
export function ConfirmForm({ setup, onCodes, onCancel }: CodesFormProps & { setup: SecondFactorSetup }) {
  const [confirm] = useConfirmSecondFactorMutation()
  const form = useProblemForm({
    defaultValues: { code: '' },
    send: async (values) => {
      const answer = await confirm({ secondFactorCode: values })
      if (answer.error) return problemOf(answer.error)
      onCodes(answer.data.recoveryCodes)
      return null
    },
  })
  return (
    <Stack spacing={2}>
      <p>{twoStepText.scan}</p>
      {/* A phone reads it against white alone. */}
      <QRCodeSVG value={setup.address} size={200} marginSize={4} title={twoStepText.picture} role="img" />
      <p>
        {twoStepText.typeIt} <code>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <a href={setup.address}>{twoStepText.open}</a>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <CodeField label={twoStepText.code} hint={twoStepText.codeHint} {...form.field('code', codeRule)} />
          <Row>
            <SubmitButton busy={form.isSending}>{twoStepText.turnOn}</SubmitButton>
            <Button onClick={onCancel}>{twoStepText.cancel}</Button>
          </Row>
        </Stack>
      </form>
    </Stack>
  )
}

/** Ten codes in place of those of before. */
export function NewCodesForm({ onCodes, onCancel }: CodesFormProps) {
  const [renew] = useRenewRecoveryCodesMutation()
  const form = useProblemForm({
    defaultValues: { code: '' },
    send: async (values) => {
      const answer = await renew({ secondFactorCode: values })
      if (answer.error) return problemOf(answer.error)
      onCodes(answer.data.recoveryCodes)
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <p>{twoStepText.newCodesText}</p>
        <FormErrors form={form} />
        <CodeField label={twoStepText.anyCode} {...form.field('code', codeRule)} />
        <Row>
          <SubmitButton busy={form.isSending}>{twoStepText.newCodes}</SubmitButton>
          <Button onClick={onCancel}>{twoStepText.cancel}</Button>
        </Row>
      </Stack>
    </form>
  )
}

/** Off again, with password and code. */
export function DisableForm({ onCancel }: { onCancel: () => void }) {
  const [disable] = useDisableSecondFactorMutation()
  const form = useProblemForm({
    defaultValues: { currentPassword: '', code: '' },
    send: async (values) => {
      const answer = await disable({ disableSecondFactor: values })
      if (answer.error) return problemOf(answer.error)
      toast.success(twoStepText.turnedOff)
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <FormErrors form={form} />
        <PasswordField
          label={fieldText.currentPassword}
          autoComplete="current-password"
          {...form.field('currentPassword', accountRules.currentPassword)}
        />
        <CodeField label={twoStepText.anyCode} {...form.field('code', codeRule)} />
        <Row>
          <SubmitButton busy={form.isSending}>{twoStepText.turnOff}</SubmitButton>
          <Button onClick={onCancel}>{twoStepText.cancel}</Button>
        </Row>
      </Stack>
    </form>
  )
}
