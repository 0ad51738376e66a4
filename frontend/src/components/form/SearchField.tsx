import { FieldFrame, type LabelledProps } from './Field'
import { SearchInput, type SearchInputProps } from './SearchInput'

type Said = Pick<LabelledProps, 'label' | 'hint' | 'error'>
type Typed = Omit<SearchInputProps, 'error'>

/** Words to look for, under a label that can be seen. */
export function SearchField({ label, hint, error, ...rest }: Said & Typed) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(field) => <SearchInput {...rest} {...field} />}
    </FieldFrame>
  )
}
