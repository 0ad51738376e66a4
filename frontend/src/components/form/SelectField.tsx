import type { Ref } from 'react'
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldFrame, type FieldProps } from './Field'

type SelectFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error' | 'optional'> &
  Omit<NativeSelectProps, 'id' | 'error' | 'ref' | 'inputRef' | 'input'> & { ref?: Ref<HTMLSelectElement> | undefined }

/** A choice from the browser's own list, which every phone and screen reader knows. */
export function SelectField({ label, hint, error, optional = false, ref, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(field) => <NativeSelect {...rest} {...field} input={<OutlinedInput />} inputRef={ref} />}
    </FieldFrame>
  )
}
