import type { ComponentProps } from 'react'
import { Field } from '@/components/form/Field'
import { fieldText } from './text'

/** The email address that an account is known by. */
export function EmailField(props: Omit<ComponentProps<typeof Field>, 'label'>) {
  return (
    <Field
      label={fieldText.email}
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
