import { useState } from 'react'
import BottomNavigation from '@mui/material/BottomNavigation'
import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import Divider from '@mui/material/Divider'
import List from '@mui/material/List'
import { styled, useColorScheme } from '@mui/material/styles'
import HelpIcon from 'lucide-react/icons/circle-question-mark'
import EllipsisIcon from 'lucide-react/icons/ellipsis'
import MoonIcon from 'lucide-react/icons/moon'
import SearchIcon from 'lucide-react/icons/search'
import ShoppingCartIcon from 'lucide-react/icons/shopping-cart'
import SunIcon from 'lucide-react/icons/sun'
import { Link, useLocation } from 'react-router-dom'
import { ActionRow, LinkRow } from '@/components/LinkRow'
import { Sheet } from '@/components/Sheet'
import { ariaCurrentOf } from '@/lib/ariaCurrent'
import { paths } from '@/lib/paths'
import { headerText } from '../../header/text'
import { layoutText } from '../text'
import { entryOf, rowOf } from './navigationEntry'
import { GroupList } from './GroupList'
import { sumOf, type Navigation, type Search, type OpenTasksByPage } from './navigation'

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}))

/** What "More" is among the values of the bar. */
const moreValue = 'more'

interface BarProps {
  navigation: Navigation
  openTasks: OpenTasksByPage
  search: Search | undefined
}

/** The bottom bar of a back office: the daily pages, and the rest behind "More". */
export function BottomBar({ navigation, openTasks, search }: BarProps) {
  const { name, home, homeShort = home.label, daily, groups } = navigation
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const entries = [{ ...home, label: homeShort }, ...daily]
  const more = groups.flatMap((group) => group.entries)
  const hidden = more.flatMap(({ to }) => openTasks[to] ?? [])
  const present = entries.find(({ to, exact }) => ariaCurrentOf(pathname, to, exact))
  const isOnMore = more.some(({ to }) => ariaCurrentOf(pathname, to))
  return (
    <>
      <Bar aria-label={name} data-bar="bottom">
        <BottomNavigation value={isOnMore ? moreValue : present?.to}>
          {entries.map(({ to, label, icon: Icon, exact }) => (
            <BottomNavigationAction
              key={to}
              component={Link}
              to={to}
              value={to}
              aria-current={ariaCurrentOf(pathname, to, exact)}
              {...entryOf(label, <Icon size={20} />, openTasks[to])}
            />
          ))}
          <BottomNavigationAction
            value={moreValue}
            {...entryOf(layoutText.more, <EllipsisIcon size={20} />, sumOf(hidden))}
            aria-current={isOnMore ? 'true' : undefined}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          />
        </BottomNavigation>
      </Bar>
      <Sheet side="bottom" title={name} open={isOpen} onClose={() => setOpen(false)}>
        <More navigation={navigation} openTasks={openTasks} search={search} onLeave={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

function More({ navigation: { groups }, openTasks, search, onLeave }: BarProps & { onLeave: () => void }) {
  const { colorScheme, setMode } = useColorScheme()
  const dark = colorScheme === 'dark'
  return (
    <>
      {search && (
        <List>
          <ActionRow
            label={search.label}
            icon={<SearchIcon />}
            onClick={() => {
              onLeave()
              search.open()
            }}
          />
        </List>
      )}
      {groups.map(({ title, entries }) => (
        <GroupList key={title ?? ''} title={title}>
          {entries.map(({ to, label, icon: Icon }) => (
            <LinkRow key={to} to={to} onClick={onLeave} {...rowOf(label, <Icon />, openTasks[to])} />
          ))}
        </GroupList>
      ))}
      <Divider />
      <List>
        <LinkRow to={paths.home()} label={layoutText.viewMarketplace} icon={<ShoppingCartIcon />} onClick={onLeave} />
        <LinkRow to={paths.help()} label={headerText.help} icon={<HelpIcon />} onClick={onLeave} />
        <ActionRow
          label={dark ? headerText.toLight : headerText.toDark}
          icon={dark ? <SunIcon /> : <MoonIcon />}
          onClick={() => setMode(dark ? 'light' : 'dark')}
        />
      </List>
    </>
  )
}
