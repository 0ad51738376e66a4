/**
 * The rules of the account forms, checked before anything is sent (the server checks them again), and the
 * fields that several have.
 */
import type { InputHTMLAttributes } from 'react'
import { Field, type FieldProps } from '@/components/form/Field'
import { atLeast, atMost, matching, verbatim } from '@/components/form/rules'
import { fieldText } from './components/text'

/** The fewest characters of a password. */
export const minPasswordLength = 10

export const accountRules = {
  email: matching(/^\S+@\S+\.\S+$/, fieldText.emailFault),
  username: { required: fieldText.usernameMissing, validate: atMost(50, fieldText.usernameLong) },
  password: { ...verbatim, required: fieldText.passwordMissing },
  currentPassword: { ...verbatim, required: fieldText.currentPasswordMissing },
  newPassword: {
    ...verbatim,
    validate: {
      length: atLeast(minPasswordLength, fieldText.passwordShort),
      most: atMost(128, fieldText.passwordLong),
    },
  },
}

interface EmailFieldProps extends Omit<FieldProps, 'label' | 'slotProps'> {
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint']
}

/** The email address that an account is known by. */
export function EmailField({ enterKeyHint, ...rest }: EmailFieldProps) {
  return (
    <Field
      label={fieldText.email}
      type="email"
      autoComplete="username"
      slotProps={{ input: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false, enterKeyHint } }}
      {...rest}
    />
  )
}

/** The name that others see. */
export function UsernameField(props: Omit<FieldProps, 'label' | 'hint'>) {
  return <Field label={fieldText.username} hint={fieldText.usernameHint} autoComplete="nickname" {...props} />
}
