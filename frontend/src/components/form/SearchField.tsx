import { FieldFrame, type LabelledProps } from './Field'
import { SearchInput, type SearchInputProps } from './SearchInput'

type LabelProps = Pick<LabelledProps, 'label' | 'hint' | 'error'>
type InputProps = Omit<SearchInputProps, 'error'>

/** Words to look for, under a label that can be seen. */
export function SearchField({ label, hint, error, ...rest }: LabelProps & InputProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(field) => <SearchInput {...rest} {...field} />}
    </FieldFrame>
  )
}
