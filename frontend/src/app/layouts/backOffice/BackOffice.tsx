import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Link, Outlet } from 'react-router-dom'
import { useMarketplace } from '@/components/Marketplace'
import { useSession } from '@/features/auth/useSession'
import { media, visuallyHidden } from '@/lib/design'
import { paths } from '@/lib/paths'
import { AvatarMenu } from '../../header/AvatarMenu'
import { ThemeSwitch } from '../../header/ThemeSwitch'
import { BottomBar } from './BottomBar'
import type { Navigation, Search, OpenTasksByPage } from './navigation'
import { SideBar } from './SideBar'

const Bar = styled('header', { shouldForwardProp: (name) => name !== 'ink' })<{ ink: boolean }>(({ theme, ink }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: 56,
  paddingInline: '12px 8px',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [media.wide]: { paddingInline: '20px 24px' },
  ...(ink && {
    borderBlockEndColor: theme.vars.palette.inverse.ground,
    backgroundColor: theme.vars.palette.inverse.ground,
    color: theme.vars.palette.inverse.label,
    '& .MuiIconButton-root, & .MuiButton-root': { color: 'inherit' },
    '& :focus-visible': { outlineColor: theme.vars.palette.inverse.action },
    // Ink would be light there, and the brightest thing on the page.
    ...theme.applyStyles('dark', {
      borderBlockEndColor: theme.vars.palette.tint.ground,
      backgroundColor: theme.vars.palette.tint.ground,
      color: theme.vars.palette.tint.label,
      '& :focus-visible': { outlineColor: theme.vars.palette.tint.label },
    }),
  }),
}))

/** What stands in the middle of the bar: whose place this is. */
export const BarTitle = styled('p')(({ theme }) => ({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...theme.typography.h3,
}))

/** A link in the bar; its words stay for screen readers where there is no room for them. */
export const BarLink = styled(Button)({
  fontWeight: 550,
  whiteSpace: 'nowrap',
  [media.phone]: { padding: 0, '& > span': visuallyHidden },
}) as typeof Button

const Columns = styled('div')({ flex: 1, display: 'flex', minInlineSize: 0 })
const Main = styled('main')({
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: 1264,
  padding: '16px 16px 88px',
  outline: 'none',
  [media.wide]: { padding: 32 },
  '@media print': { padding: 0, maxInlineSize: 'none' },
})

interface BackOfficeProps {
  navigation: Navigation
  openTasks: OpenTasksByPage
  /** What searches it, for phones, where the bar's own button is out of the thumb's reach. */
  search?: Search
  /** A dark bar, for the operator console. */
  ink?: boolean
  /** Whose place it is. */
  title: ReactNode
  /** What stands in place of its pages, as long as they may not be seen. */
  instead?: ReactNode
  /** What stands at the end of the bar, before the person's own menu. */
  tools?: ReactNode
  /** What is said above each of its pages. */
  notice?: ReactNode
}

/**
 * The layout of the Seller Center and the operator console: a top bar, a side bar on wide screens, a bottom bar on
 * phones.
 */
export function BackOffice({ navigation, openTasks, search, ink = false, title, instead, tools, notice }: BackOfficeProps) {
  const { name } = useMarketplace()
  const isWide = useMediaQuery(media.wide)
  const { isSignedIn } = useSession()
  return (
    <>
      <Bar ink={ink}>
        <IconButton component={Link} to={paths.home()} aria-label={name}>
          <img src="/favicon.svg" alt="" width={28} height={28} />
        </IconButton>
        {title}
        {tools}
        {isWide && <ThemeSwitch />}
        {isSignedIn && <AvatarMenu />}
      </Bar>
      <Columns>
        {isWide && <SideBar navigation={navigation} openTasks={openTasks} />}
        <Main id="content" tabIndex={-1}>
          {notice}
          {instead ?? <Outlet />}
        </Main>
      </Columns>
      {!isWide && <BottomBar navigation={navigation} openTasks={openTasks} search={search} />}
    </>
  )
}
