import { styled } from '@/lib/styled'
import { Icon } from '@/components/icons/Icon'
import { Tooltip } from '@/components/Tooltip'
import { useTheme } from '../theme/useTheme'
import { iconLink } from './iconLink'
import { headerText } from './text'

const Switch = styled('button')(iconLink)

/** Turns between the light and the dark scheme and remembers the choice. */
export function ThemeSwitch() {
  const { dark, toggle } = useTheme()
  const title = dark ? headerText.toLight : headerText.toDark
  return (
    <Tooltip title={title}>
      <Switch type="button" aria-label={title} onClick={toggle}>
        <Icon name={dark ? 'sun' : 'moon'} />
      </Switch>
    </Tooltip>
  )
}
