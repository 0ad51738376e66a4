import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useController, type RegisterOptions } from 'react-hook-form'
import { FieldFrame } from '@/components/form/Field'
import type { ProblemForm } from '@/components/form/useProblemForm'
import type { ProductValues } from '../values'

type Name = `attributes.${number}.name` | `attributes.${number}.value`

interface SuggestedFieldProps {
  form: ProblemForm<ProductValues>
  name: Name
  label: string
  rules: RegisterOptions<ProductValues, Name>
  /** What is offered while it is typed; anything else may be typed too. */
  options: readonly string[]
}

/** A field to type into that offers what is usual. */
export function SuggestedField({ form, name, label, rules, options }: SuggestedFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name, rules })
  const error = fieldState.error?.message
  return (
    <FieldFrame label={label} error={error}>
      {(frame) => (
        <Autocomplete
          freeSolo
          id={frame.id}
          options={options}
          // What is typed is all there is: no choice stands beside it.
          value={null}
          inputValue={field.value}
          onInputChange={(_event, typed) => field.onChange(typed)}
          onBlur={() => {
            const typed = field.value.trim()
            if (typed !== field.value) field.onChange(typed)
            if (typed !== '') field.onBlur()
          }}
          renderInput={({ slotProps, id }) => (
            <OutlinedInput
              id={id}
              fullWidth
              {...slotProps.input}
              name={name}
              inputRef={field.ref}
              autoComplete="off"
              error={error !== undefined}
              slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': frame['aria-describedby'] } }}
            />
          )}
        />
      )}
    </FieldFrame>
  )
}
