import { useState } from 'react'
import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import { ActionRow, LinkRow } from '@/components/LinkRow'
import { media, unseen } from '@/lib/design'
import { layoutText } from '../text'
import { entryOf } from './entryOf'
import type { Navigation, WaitingByPage } from './navigation'

const Side = styled('nav', { shouldForwardProp: (name) => name !== 'narrow' })<{ narrow: boolean }>(
  ({ theme, narrow }) => ({
    position: 'sticky',
    insetBlockStart: 56,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    flex: 'none',
    inlineSize: narrow ? 72 : 232,
    blockSize: 'calc(100dvh - 56px)',
    overflowY: 'auto',
    borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    ...(narrow ? { '& .MuiListItemText-root': unseen, '& .MuiListItemButton-root': { justifyContent: 'center' } } : {}),
  }),
)

/** Holds for the visit: a back office is left and entered again with the bar as it was. */
let wasNarrow: boolean | undefined

interface SideBarProps {
  navigation: Navigation
  waiting: WaitingByPage
}

/** The pages of a back office beside them; the bar can shrink to its icons. */
export function SideBar({ navigation: { name, home, daily, more }, waiting }: SideBarProps) {
  // Tables need the room more than the words of the bar do.
  const isDesktop = useMediaQuery(media.desktop)
  const [chosen, setChosen] = useState(wasNarrow)
  const narrow = chosen ?? !isDesktop
  const toggle = () => {
    wasNarrow = !narrow
    setChosen(!narrow)
  }
  const size = narrow ? layoutText.expand : layoutText.collapse
  return (
    <Side narrow={narrow} aria-label={name}>
      <List>
        {[home, ...daily, ...more].map(({ to, label, icon: Icon, exact }) => (
          <LinkRow
            key={to}
            to={to}
            {...(exact ? { exact } : {})}
            tip={narrow ? label : undefined}
            {...entryOf(label, <Icon size={20} />, waiting[to])}
          />
        ))}
      </List>
      <List>
        <ActionRow
          label={size}
          icon={narrow ? <ChevronRightIcon size={20} /> : <ChevronLeftIcon size={20} />}
          tip={narrow ? size : undefined}
          onClick={toggle}
        />
      </List>
    </Side>
  )
}
