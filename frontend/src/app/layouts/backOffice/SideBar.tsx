import { useEffect, useRef, useState } from 'react'
import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import { useLocation } from 'react-router-dom'
import { scrollIntoViewRef } from '@/components/scrollIntoViewRef'
import { ActionRow, LinkRow } from '@/components/LinkRow'
import { ariaCurrentOf } from '@/lib/ariaCurrent'
import { media, visuallyHidden } from '@/lib/design'
import { layoutText } from '../text'
import { entryOf, rowOf } from './navigationEntry'
import { GroupList } from './GroupList'
import type { Entry, Group, Navigation, OpenTasksByPage } from './navigation'

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
    ...(narrow && {
      '& .MuiListItemText-root, & .MuiListSubheader-root': visuallyHidden,
      '& .MuiListItemButton-root': { justifyContent: 'center' },
      '& ul + ul': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
    }),
  }),
)

/** Kept for the visit: the bar has the same state when a back office is left and opened again. */
let wasNarrow: boolean | undefined

interface SideBarProps {
  navigation: Navigation
  openTasks: OpenTasksByPage
}

/** The pages of a back office beside them; the bar can shrink to its icons. */
export function SideBar({ navigation: { name, home, daily, groups }, openTasks }: SideBarProps) {
  // Tables need the room more than the words of the bar do.
  const isDesktop = useMediaQuery(media.desktop)
  const [chosen, setChosen] = useState(wasNarrow)
  const narrow = chosen ?? !isDesktop
  const toggle = () => {
    wasNarrow = !narrow
    setChosen(!narrow)
  }
  const all: readonly Group[] = [{ entries: [home, ...daily] }, ...groups]
  const side = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const current = all.flatMap(({ entries }) => entries).find(({ to, exact }) => ariaCurrentOf(pathname, to, exact))?.to
  // The bar may be longer than the screen.
  useEffect(() => {
    scrollIntoViewRef(side.current?.querySelector(`a[href="${current}"]`) ?? null)
  }, [current])
  const rowWith = narrow ? entryOf : rowOf
  const rowFor = ({ to, label, icon: Icon, exact }: Entry) => (
    <LinkRow
      key={to}
      to={to}
      {...(exact ? { exact } : {})}
      tooltip={narrow ? label : undefined}
      {...rowWith(label, <Icon size={20} />, openTasks[to])}
    />
  )
  const size = narrow ? layoutText.expand : layoutText.collapse
  return (
    <Side narrow={narrow} aria-label={name} ref={side}>
      <div>
        {all.map(({ title, entries }) => (
          <GroupList key={entries[0]?.to ?? ''} title={title}>
            {entries.map(rowFor)}
          </GroupList>
        ))}
      </div>
      <List>
        <ActionRow
          label={size}
          icon={narrow ? <ChevronRightIcon size={20} /> : <ChevronLeftIcon size={20} />}
          tooltip={narrow ? size : undefined}
          onClick={toggle}
        />
      </List>
    </Side>
  )
}
