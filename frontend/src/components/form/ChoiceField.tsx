import { useId } from 'react'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { ChoiceCard, ChoiceCards } from '../ChoiceCard'
import { Fault } from './Field'

interface ChoiceFieldProps<V extends FieldValues> {
  control: Control<V>
  name: FieldPath<V>
  label: string
  /** Said when nothing is chosen. */
  missing: string
  choices: readonly { value: string; label: string; hint: string }[]
}

/** A choice of few ways, each a card; one of them must be chosen. */
export function ChoiceField<V extends FieldValues>({ control, name, label, missing, choices }: ChoiceFieldProps<V>) {
  const labelId = useId()
  const faultId = useId()
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useController({ control, name, rules: { required: missing } })
  return (
    <FormControl error={Boolean(error)}>
      <p id={labelId}>{label}</p>
      <ChoiceCards
        aria-labelledby={labelId}
        {...(error ? { 'aria-describedby': faultId } : {})}
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
          <Fault>{error.message}</Fault>
        </FormHelperText>
      )}
    </FormControl>
  )
}
