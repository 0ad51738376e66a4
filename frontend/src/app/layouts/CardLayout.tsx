import { Link, Outlet } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { Logo } from '../header/Logo'
import { headerText } from '../header/text'

const Ground = styled('div')(({ theme }) => {
  const { hi, lo } = theme.vars.palette.tile.mint
  return {
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 440px)',
    gridTemplateRows: 'auto auto 1fr',
    justifyContent: 'center',
    justifyItems: 'center',
    gap: 16,
    paddingBlock: '12px 16px',
    paddingInline: 16,
    background: `radial-gradient(circle at 50% 42%, ${hi}, ${lo} 78%)`,
    // The tile is lighter than the card there.
    ...theme.applyStyles('dark', { background: theme.vars.palette.background.default }),
    [media.tablet]: { paddingBlockStart: 48, gap: 24 },
  }
})
const Card = styled('main')(({ theme }) => ({
  inlineSize: '100%',
  padding: 20,
  borderRadius: radius.dialog,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.low,
  outline: 'none',
  [media.tablet]: { padding: 32 },
}))
const Foot = styled('footer')(({ theme }) => ({
  alignSelf: 'end',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingInline: 8,
    color: theme.vars.palette.text.primary,
  },
}))

/** The layout for signing in and similar pages: a logo, one card on a tile, and a link to help. */
export function CardLayout() {
  return (
    <Ground>
      <header>
        <Logo />
      </header>
      <Card id="content" tabIndex={-1}>
        <Outlet />
      </Card>
      <Foot>
        <Link to={paths.help()}>{headerText.help}</Link>
      </Foot>
    </Ground>
  )
}
