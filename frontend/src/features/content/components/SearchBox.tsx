import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import SearchIcon from 'lucide-react/icons/search'
import { radius } from '@/lib/design'

const Pill = styled(OutlinedInput)({ borderRadius: radius.pill })
const magnifier = (
  <InputAdornment position="start">
    <SearchIcon size={20} />
  </InputAdornment>
)

interface SearchBoxProps extends Pick<OutlinedInputProps, 'name' | 'value' | 'onChange'> {
  label: string
}

/** A field to search with; its label is read aloud and stands in the empty field. */
export function SearchBox({ label, ...rest }: SearchBoxProps) {
  return (
    <Pill
      fullWidth
      type="search"
      autoComplete="off"
      placeholder={label}
      startAdornment={magnifier}
      slotProps={{ input: { 'aria-label': label, enterKeyHint: 'search' } }}
      {...rest}
    />
  )
}
