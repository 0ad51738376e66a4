import { useRef, type ReactNode } from 'react'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { ClearSearchButton, hideNativeClear } from './ClearSearchButton'

const Input = styled(OutlinedInput)(hideNativeClear)

type OwnProps = 'autoComplete' | 'endAdornment' | 'inputRef' | 'label' | 'onChange' | 'ref' | 'type' | 'value'

export interface SearchInputProps extends Omit<OutlinedInputProps, OwnProps> {
  value: string
  onChange: (words: string) => void
  /** Stands behind the button that empties the field. */
  after?: ReactNode
}

/** Words to look for, in a field that a button in it empties. */
export function SearchInput({ value, onChange, after, ...rest }: SearchInputProps) {
  const field = useRef<HTMLInputElement>(null)
  const isFilled = value !== ''
  return (
    <Input
      {...rest}
      inputRef={field}
      type="search"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      endAdornment={
        (isFilled || after) && (
          <InputAdornment position="end">
            {isFilled && <ClearSearchButton field={field} onClear={() => onChange('')} />}
            {after}
          </InputAdornment>
        )
      }
    />
  )
}
