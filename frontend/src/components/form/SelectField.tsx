import type { Ref } from 'react'
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldFrame, type LabelledProps } from './Field'

interface SelectFieldProps extends LabelledProps, Omit<NativeSelectProps, keyof LabelledProps | 'ref' | 'input' | 'inputRef'> {
  ref?: Ref<HTMLSelectElement> | undefined
}

/** A choice from the browser's own list, which every phone and screen reader knows. */
export function SelectField({ id, label, hint, error, optional = false, ref, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {(field) => <NativeSelect {...rest} {...field} input={<OutlinedInput />} inputRef={ref} />}
    </FieldFrame>
  )
}
