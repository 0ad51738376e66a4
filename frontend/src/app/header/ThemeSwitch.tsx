import { useColorScheme } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { Tip } from '@/components/Tip'
import { IconLink } from './IconLink'
import { headerText } from './text'

/** Turns between the light and the dark scheme and remembers the choice. */
export function ThemeSwitch() {
  const { colorScheme, setMode } = useColorScheme()
  const dark = colorScheme === 'dark'
  const title = dark ? headerText.toLight : headerText.toDark
  return (
    <Tip title={title}>
      <IconLink aria-label={title} onClick={() => setMode(dark ? 'light' : 'dark')}>
        <Icon name={dark ? 'sun' : 'moon'} />
      </IconLink>
    </Tip>
  )
}
