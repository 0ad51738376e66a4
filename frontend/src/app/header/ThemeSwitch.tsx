import { styled, useColorScheme } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { Tooltip } from '@/components/Tooltip'
import { iconLink } from './iconLink'
import { headerText } from './text'

const Switch = styled('button')(iconLink)

/** Turns between the light and the dark scheme and remembers the choice. */
export function ThemeSwitch() {
  const { colorScheme, setMode } = useColorScheme()
  const dark = colorScheme === 'dark'
  const title = dark ? headerText.toLight : headerText.toDark
  return (
    <Tooltip title={title}>
      <Switch type="button" aria-label={title} onClick={() => setMode(dark ? 'light' : 'dark')}>
        <Icon name={dark ? 'sun' : 'moon'} />
      </Switch>
    </Tooltip>
  )
}
