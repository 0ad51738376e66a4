import type { RefObject } from 'react'
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import CloseIcon from 'lucide-react/icons/x'
import { formText } from '../text'

/** Takes away what some browsers draw to empty a search field, where {@link ClearSearchButton} stands; others have nothing. */
export const hideNativeClear = { '& input::-webkit-search-cancel-button': { display: 'none' } } as const

interface ClearSearchButtonProps extends Pick<IconButtonProps, 'tabIndex'> {
  /** The field, which has the focus then. */
  field: RefObject<HTMLInputElement | null>
  onClear: () => void
}

/** Empties a search field that something stands in. */
export function ClearSearchButton({ field, onClear, ...rest }: ClearSearchButtonProps) {
  const clear = () => {
    onClear()
    field.current?.focus()
  }
  return (
    <IconButton aria-label={formText.clearSearch} onClick={clear} {...rest}>
      <CloseIcon size={20} />
    </IconButton>
  )
}
