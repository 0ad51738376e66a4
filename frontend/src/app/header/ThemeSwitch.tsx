import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { Tip } from '@/components/Tip'
import { headerText } from './text'

/** From this width on the header has room for selling, help and the colour scheme beside the search. */
export const roomy = '@media (min-width:720px)'

/** Turns between the light and the dark scheme and remembers the choice. */
export function ThemeSwitch() {
  const { colorScheme, setMode } = useColorScheme()
  const dark = colorScheme === 'dark'
  const title = dark ? headerText.toLight : headerText.toDark
  return (
    <Tip title={title}>
      <IconButton aria-label={title} onClick={() => setMode(dark ? 'light' : 'dark')}>
        <Icon name={dark ? 'sun' : 'moon'} />
      </IconButton>
    </Tip>
  )
}
