import { useId } from 'react'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import { useController, type Control } from 'react-hook-form'
import { ChoiceCard, ChoiceCards } from '@/components/ChoiceCard'
import { FieldError } from '@/components/form/Field'
import { returnReasons } from '../../returns'
import { returnText } from './text'

/** What is typed and chosen in a request; the pieces and the photos stand beside it. */
export interface RequestValues {
  reason: string
  words: string
}

interface ReasonFieldProps {
  control: Control<RequestValues>
  /** The heading above says what it is. */
  labelledBy: string
  onChoose: (reason: string) => void
}

/** Why something is given back, in plain words. */
export function ReasonField({ control, labelledBy, onChoose }: ReasonFieldProps) {
  const errorId = useId()
  const {
    field: { name, value, onChange },
    fieldState: { error },
  } = useController({ control, name: 'reason', rules: { required: returnText.ask.reasonMissing } })
  const choose = (reason: string) => {
    onChange(reason)
    onChoose(reason)
  }
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <ChoiceCards
        name={name}
        aria-labelledby={labelledBy}
        {...(error ? { 'aria-describedby': errorId } : {})}
        value={value}
        onChange={(_, reason) => choose(reason)}
      >
        {returnReasons.map((reason) => (
          <ChoiceCard key={reason} value={reason} hint={returnText.hints[reason]}>
            {returnText.reasons[reason]}
          </ChoiceCard>
        ))}
      </ChoiceCards>
      {error && (
        <FormHelperText id={errorId}>
          <FieldError>{error.message}</FieldError>
        </FormHelperText>
      )}
    </FormControl>
  )
}
