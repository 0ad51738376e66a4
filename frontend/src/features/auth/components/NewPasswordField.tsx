import { useRef } from 'react'
import { useForkRef } from '@mui/material/utils'
import type { FieldProps } from '@/components/form/Field'
import Stack from '@mui/material/Stack'
import { PasswordField } from '@/components/form/PasswordField'
import { useStrength } from '../useStrength'
import { StrengthMeter } from './StrengthMeter'
import { fieldText } from './text'

type NewPasswordFieldProps = Omit<FieldProps, 'hint' | 'autoComplete'> & {
  /** What is known of the account besides what its form says: a password made of it is guessed soon. */
  account?: readonly string[]
}

const nothing: readonly string[] = []

/** A password to be chosen, with the rule before and its strength while it is typed. */
export function NewPasswordField({ account = nothing, ref, ...rest }: NewPasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const strength = useStrength(input, account)
  return (
    <Stack spacing={1}>
      <PasswordField {...rest} ref={useForkRef(input, ref)} hint={fieldText.passwordHint} autoComplete="new-password" />
      <StrengthMeter strength={strength} />
    </Stack>
  )
}
