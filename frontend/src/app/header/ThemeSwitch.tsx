import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import MoonIcon from 'lucide-react/icons/moon'
import SunIcon from 'lucide-react/icons/sun'
import { Tooltip } from '@/components/Tooltip'
import { headerText } from './text'

/** Turns between the light and the dark scheme and remembers the choice. */
export function ThemeSwitch() {
  const { colorScheme, setMode } = useColorScheme()
  const dark = colorScheme === 'dark'
  const title = dark ? headerText.toLight : headerText.toDark
  return (
    <Tooltip title={title}>
      <IconButton aria-label={title} onClick={() => setMode(dark ? 'light' : 'dark')}>
        {dark ? <SunIcon /> : <MoonIcon />}
      </IconButton>
    </Tooltip>
  )
}
