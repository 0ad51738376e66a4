import { styled } from '@mui/material/styles'
import { Outlet } from 'react-router-dom'
import { media, radius } from '@/lib/design'
import { Logo } from '../header/Logo'

const Ground = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  padding: '16px 16px 48px',
  background: `radial-gradient(120% 90% at 50% 0%, ${theme.vars.palette.tile.mint.hi}, ${theme.vars.palette.background.default} 78%)`,
  [media.tablet]: { paddingBlockStart: 48, gap: 24 },
}))
const Card = styled('main')(({ theme }) => ({
  inlineSize: '100%',
  maxInlineSize: 440,
  padding: 24,
  borderRadius: radius.dialog,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.low,
  outline: 'none',
  [media.tablet]: { padding: 32 },
}))

/** The quiet frame of signing in and its neighbours: a logo and one card. */
export function CardLayout() {
  return (
    <Ground>
      <header>
        <Logo />
      </header>
      <Card id="content" tabIndex={-1}>
        <Outlet />
      </Card>
    </Ground>
  )
}
