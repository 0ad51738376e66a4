import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled, useColorScheme } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import type { IconName } from '@/components/icons/shapes'
import { Sheet } from '@/components/Sheet'
import { useToShip } from '@/features/seller/orderTabs'
import { radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { currentOf } from '../header/current'
import { headerText } from '../header/text'
import { bottomEntries, moreEntries } from './sellerEntries'
import { layoutText } from './text'
import { ToShipBadge } from './ToShipBadge'

const Nav = styled('nav')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > a, & > button': {
    position: 'relative',
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minBlockSize: 56,
    padding: 0,
    border: 0,
    background: 'none',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& > a > span:not([data-badge])': { maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > [aria-current], & > [data-current]': {
    color: theme.vars.palette.link,
    fontWeight: 650,
    // A word's weight alone is little to tell the present page by.
    boxShadow: `inset 0 3px 0 ${theme.vars.palette.primary.main}`,
  },
}))

const List = styled('ul')(({ theme }) => ({
  padding: 8,
  paddingBlockEnd: 'calc(8px + env(safe-area-inset-bottom))',
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    inlineSize: '100%',
    minBlockSize: 52,
    paddingInline: 12,
    border: 0,
    borderRadius: radius.field,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': {
      fontWeight: 650,
      backgroundColor: theme.vars.palette.tint.ground,
      color: theme.vars.palette.tint.label,
    },
  },
}))

/** The seller centre within reach of the thumb: the daily pages, the rest behind "More". */
export function SellerBottomBar() {
  const { pathname } = useLocation()
  const toShip = useToShip()
  const [isOpen, setOpen] = useState(false)
  const isOnMore = moreEntries.some(({ to }) => pathname.startsWith(to))
  return (
    <>
      <Nav aria-label={layoutText.sellerCenter} data-bar="bottom">
        {bottomEntries.map(({ to, label, icon, end }) => (
          <Link key={to} to={to} aria-current={currentOf(pathname, to, end)}>
            <Icon name={icon} size={20} />
            <span>{label}</span>
            {to === paths.sellerOrders() && <ToShipBadge count={toShip} corner />}
          </Link>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-current={isOnMore || undefined}
          onClick={() => setOpen(true)}
        >
          <Icon name="more" size={20} />
          <span>{layoutText.more}</span>
        </button>
      </Nav>
      <Sheet side="bottom" title={layoutText.sellerCenter} open={isOpen} onClose={() => setOpen(false)}>
        <More onLeave={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

function More({ onLeave }: { onLeave: () => void }) {
  const { colorScheme, setMode } = useColorScheme()
  const dark = colorScheme === 'dark'
  const { pathname } = useLocation()
  const others: readonly { to: string; label: string; icon: IconName }[] = [
    { to: paths.home(), label: layoutText.viewMarketplace, icon: 'cart' },
    { to: paths.help(), label: headerText.help, icon: 'help' },
  ]
  return (
    <List>
      {moreEntries.map(({ to, label, icon }) => (
        <li key={to}>
          <Link to={to} onClick={onLeave} aria-current={currentOf(pathname, to)}>
            <Icon name={icon} />
            {label}
          </Link>
        </li>
      ))}
      {others.map(({ to, label, icon }) => (
        <li key={to}>
          <Link to={to} onClick={onLeave}>
            <Icon name={icon} />
            {label}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => setMode(dark ? 'light' : 'dark')}>
          <Icon name={dark ? 'sun' : 'moon'} />
          {dark ? headerText.toLight : headerText.toDark}
        </button>
      </li>
    </List>
  )
}
