import { useId } from 'react'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { ChoiceCard, ChoiceCards } from '../ChoiceCard'
import { FieldError } from './Field'

interface ChoiceFieldProps<V extends FieldValues> {
  control: Control<V>
  name: FieldPath<V>
  label: string
  /** A rule to know before choosing, under the label. */
  hint?: string
  /** Said when nothing is chosen. */
  missing: string
  choices: readonly { value: string; label: string; hint: string }[]
}

/** A choice of few ways, each a card; one of them must be chosen. */
export function ChoiceField<V extends FieldValues>({ control, name, label, hint, missing, choices }: ChoiceFieldProps<V>) {
  const labelId = useId()
  const [hintId, faultId] = [useId(), useId()]
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useController({ control, name, rules: { required: missing } })
  return (
    <FormControl error={Boolean(error)}>
      <p id={labelId}>{label}</p>
      {hint && (
        <Typography id={hintId} variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      <ChoiceCards
        aria-labelledby={labelId}
        {...(hint || error ? { 'aria-describedby': [hint && hintId, error && faultId].filter(Boolean).join(' ') } : {})}
        name={name}
        value={value}
        onChange={onChange}
      >
        {choices.map((choice) => (
          <ChoiceCard key={choice.value} value={choice.value} hint={choice.hint}>
            {choice.label}
          </ChoiceCard>
        ))}
      </ChoiceCards>
      {error && (
        <FormHelperText id={faultId}>
          <FieldError>{error.message}</FieldError>
        </FormHelperText>
      )}
    </FormControl>
  )
}
