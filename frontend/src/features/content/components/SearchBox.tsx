import InputAdornment from '@mui/material/InputAdornment'
import { styled } from '@mui/material/styles'
import SearchIcon from 'lucide-react/icons/search'
import { SearchInput, type SearchInputProps } from '@/components/form/SearchInput'
import { radius } from '@/lib/design'

const Pill = styled(SearchInput)({ borderRadius: radius.pill })
const magnifier = (
  <InputAdornment position="start">
    <SearchIcon size={20} />
  </InputAdornment>
)

interface SearchBoxProps extends Pick<SearchInputProps, 'name' | 'value' | 'onChange'> {
  label: string
}

/** A field to search with; its label is read aloud and stands in the empty field. */
export function SearchBox({ label, ...rest }: SearchBoxProps) {
  return (
    <Pill
      fullWidth
      placeholder={label}
      startAdornment={magnifier}
      slotProps={{ input: { 'aria-label': label, enterKeyHint: 'search' } }}
      {...rest}
    />
  )
}
