import type { InputHTMLAttributes } from 'react'
import { Field, type FieldProps } from '@/components/form/Field'
import { fieldText } from './text'

type EmailFieldProps = Omit<FieldProps, 'label' | 'slotProps'> & Pick<InputHTMLAttributes<HTMLInputElement>, 'enterKeyHint'>

/** The email address that an account is known by. */
export function EmailField({ enterKeyHint, ...rest }: EmailFieldProps) {
  return (
    <Field
      label={fieldText.email}
      type="email"
      autoComplete="username"
      slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false, enterKeyHint } }}
      {...rest}
    />
  )
}
