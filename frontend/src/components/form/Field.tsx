import { useId, type ReactNode, type Ref } from 'react'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import AlertIcon from 'lucide-react/icons/circle-alert'
import { formText } from '../text'

/** The mark after the label of an optional field. */
export const OptionalMark = styled('span')(({ theme }) => ({ fontWeight: 400, color: theme.vars.palette.text.secondary }))

// The hint is known before typing starts, what is wrong is found after it: one stands above the field, one below.
const Notes = styled(FormHelperText)({
  display: 'contents',
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

/** A field's error, shown by an icon as well as by color. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <Wrong>
      <AlertIcon size={16} />
      {children}
    </Wrong>
  )
}

/** What says what a field is for. */
export interface LabelledProps {
  /** The field's own; one is made if it has none. */
  id?: string | undefined
  label: string
  /** A rule to know before typing, under the label. */
  hint?: string | undefined
  /** What is wrong, under the field. */
  error?: string | undefined
  /** Says so beside the label; fields are required unless marked. */
  optional?: boolean
}

interface FieldFrameProps extends LabelledProps {
  children: (field: { id: string; 'aria-describedby': string | undefined }) => ReactNode
}

/** A label, a hint, the field and what is wrong with it, tied together for screen readers. */
export function FieldFrame({ id, label, hint, error, optional = false, children }: FieldFrameProps) {
  const made = useId()
  const known = id ?? made
  const notes = hint || error ? `${known}-notes` : undefined
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <InputLabel htmlFor={known}>
        {optional ? <>{label} <OptionalMark>{formText.optional}</OptionalMark></> : label}
      </InputLabel>
      {children({ id: known, 'aria-describedby': notes })}
      {notes && (
        <Notes id={notes}>
          {hint && <Hint data-hint>{hint}</Hint>}
          {error && <FieldError>{error}</FieldError>}
        </Notes>
      )}
    </FormControl>
  )
}

export interface FieldProps extends LabelledProps, Omit<OutlinedInputProps, keyof LabelledProps | 'ref' | 'inputRef'> {
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A field to type into, also of several lines. Made of the parts of Material UI's TextField, which itself brings
 * the menu of a list along.
 */
export function Field({ id, label, hint, error, optional = false, ref, ...rest }: FieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {(field) => <OutlinedInput {...rest} {...field} inputRef={ref} />}
    </FieldFrame>
  )
}
