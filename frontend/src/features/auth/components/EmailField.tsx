import type { InputHTMLAttributes } from 'react'
import { Field, type FieldProps } from '@/components/form/Field'
import { fieldText } from './text'

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
