import type { ReactNode, Ref } from 'react'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { Icon } from '../icons/Icon'
import { formText } from './text'

const Optional = styled('span')(({ theme }) => ({ fontWeight: 400, color: theme.vars.palette.text.secondary }))

// The hint is known before typing starts, what is wrong is found after it: one stands above the field, one below.
const Input = styled(TextField)({
  '& .MuiFormHelperText-root': { display: 'contents' },
  '& [data-hint]': { order: -1 },
})
const Hint = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}))
const Wrong = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 6,
  color: theme.vars.palette.error.main,
  '& svg': { flex: 'none', marginBlockStart: 2 },
}))

/** What is wrong with a field, by a sign as well as by colour. */
export function Fault({ children }: { children: ReactNode }) {
  return (
    <Wrong>
      <Icon name="error" size={16} />
      {children}
    </Wrong>
  )
}

export type FieldProps = Omit<TextFieldProps, 'variant' | 'error' | 'helperText' | 'ref' | 'inputRef'> & {
  label: string
  /** A rule to know before typing, under the label. */
  hint?: string | undefined
  /** What is wrong, under the field. */
  error?: string | undefined
  /** Says so beside the label; fields are required unless marked. */
  optional?: boolean
  ref?: Ref<HTMLInputElement> | undefined
}

/** Material UI's text field, also of several lines or as a list, with a hint beside what is wrong. */
export function Field({ label, hint, error, optional = false, ref, ...rest }: FieldProps) {
  const notes = (
    <>
      {hint && <Hint data-hint>{hint}</Hint>}
      {error && <Fault>{error}</Fault>}
    </>
  )
  return (
    <Input
      {...rest}
      inputRef={ref}
      label={optional ? <>{label} <Optional>{formText.optional}</Optional></> : label}
      error={Boolean(error)}
      helperText={(hint || error) && notes}
    />
  )
}
