import { useState } from 'react'
import ButtonBase from '@mui/material/ButtonBase'
import { styled, useColorScheme } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import type { IconName } from '@/components/icons/shapes'
import { Sheet } from '@/components/Sheet'
import { useToShip } from '@/features/seller/orderTabs'
import { media, radius, unseen } from '@/lib/design'
import { formatNumber } from '@/lib/language'
import { paths } from '@/lib/paths'
import { currentOf } from '../header/current'
import { headerText } from '../header/text'
import { layoutText } from './text'

/** A page of the seller centre. */
interface SellerEntry {
  to: string
  label: string
  icon: IconName
  /** Current on this very page only, not on those below it. */
  end: boolean
}

const daily: readonly SellerEntry[] = [
  { to: paths.sellerOrders(), label: layoutText.orders, icon: 'receipt', end: false },
  { to: paths.sellerProducts(), label: layoutText.products, icon: 'box', end: false },
]

/** What a phone shows behind "More". */
const moreEntries: readonly SellerEntry[] = [
  { to: paths.sellerCategories(), label: layoutText.categories, icon: 'tag', end: false },
  { to: paths.sellerShop(), label: layoutText.shop, icon: 'store', end: false },
]

/** Those of a side bar. */
const sellerEntries: readonly SellerEntry[] = [
  { to: paths.seller(), label: layoutText.dashboard, icon: 'home', end: true },
  ...daily,
  ...moreEntries,
]

/** Those that a thumb reaches at the bottom of a phone. */
const bottomEntries: readonly SellerEntry[] = [
  { to: paths.seller(), label: layoutText.sellerFront, icon: 'home', end: true },
  ...daily,
]

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
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
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
    justifyContent: 'start',
    paddingInline: 12,
    borderRadius: radius.field,
    color: 'inherit',
    textDecoration: 'none',
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
        <ButtonBase
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-current={isOnMore || undefined}
          onClick={() => setOpen(true)}
        >
          <Icon name="more" size={20} />
          <span>{layoutText.more}</span>
        </ButtonBase>
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
        <ButtonBase onClick={() => setMode(dark ? 'light' : 'dark')}>
          <Icon name={dark ? 'sun' : 'moon'} />
          {dark ? headerText.toLight : headerText.toDark}
        </ButtonBase>
      </li>
    </List>
  )
}

const SideNav = styled('nav', { shouldForwardProp: (name) => name !== 'narrow' })<{ narrow: boolean }>(
  ({ theme, narrow }) => ({
    position: 'sticky',
    insetBlockStart: 56,
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    flex: 'none',
    inlineSize: narrow ? 72 : 232,
    blockSize: 'calc(100dvh - 56px)',
    padding: 12,
    overflowY: 'auto',
    borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    '& > a, & > button': {
      position: 'relative',
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minBlockSize: 48,
      justifyContent: 'start',
      paddingInline: 13,
      borderRadius: radius.field,
      color: theme.vars.palette.text.secondary,
      fontWeight: 550,
      textDecoration: 'none',
      '&:hover': { backgroundColor: theme.vars.palette.action.hover },
      '&:focus-visible': { outlineOffset: -2 },
    },
    '& > a[aria-current]': {
      backgroundColor: theme.vars.palette.tint.ground,
      color: theme.vars.palette.tint.label,
      fontWeight: 650,
    },
    '& svg': { flex: 'none' },
    '& > button': { marginBlockStart: 'auto' },
    ...(narrow ? { '& > a > span:not([data-badge]), & > button > span': unseen } : {}),
  }),
)

/** Tables need the room more than the words of the bar do. */
const isTight = () => !window.matchMedia(media.desktop.replace('@media ', '')).matches

/** Holds for the visit: the seller centre is left and entered again with the bar as it was. */
let wasNarrow: boolean | undefined

/** The pages of the seller centre beside them; the bar can shrink to its icons. */
export function SellerSideBar() {
  const [narrow, setNarrow] = useState(wasNarrow ?? isTight)
  const toShip = useToShip()
  const { pathname } = useLocation()
  const toggle = () => {
    wasNarrow = !narrow
    setNarrow(!narrow)
  }
  return (
    <SideNav narrow={narrow} aria-label={layoutText.sellerCenter}>
      {sellerEntries.map(({ to, label, icon, end }) => (
        <Link
          key={to}
          to={to}
          aria-current={currentOf(pathname, to, end)}
          title={narrow ? label : undefined}
        >
          <Icon name={icon} size={20} />
          <span>{label}</span>
          {to === paths.sellerOrders() && <ToShipBadge count={toShip} corner={narrow} />}
        </Link>
      ))}
      <ButtonBase title={narrow ? layoutText.expand : undefined} onClick={toggle}>
        <Icon name={narrow ? 'chevronRight' : 'chevronLeft'} size={20} />
        <span>{narrow ? layoutText.expand : layoutText.collapse}</span>
      </ButtonBase>
    </SideNav>
  )
}

const Badge = styled('span', { shouldForwardProp: (name) => name !== 'corner' })<{ corner: boolean }>(
  ({ theme, corner }) => ({
    minInlineSize: 20,
    marginInlineStart: 'auto',
    paddingInline: 6,
    borderRadius: 999,
    ...theme.typography.badge,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.accent.label,
    backgroundColor: theme.vars.palette.accent.ground,
    ...(corner ? { position: 'absolute', insetBlockStart: 4, insetInlineStart: 'calc(50% + 4px)' } : {}),
  }),
)

interface ToShipBadgeProps {
  count: number | undefined
  /** Sits on the icon where there is no row to end. */
  corner: boolean
}

/** How many orders wait to be shipped; nothing when none does. */
function ToShipBadge({ count, corner }: ToShipBadgeProps) {
  if (!count) return null
  return (
    <Badge corner={corner} data-badge="">
      <span aria-hidden="true">{count > 99 ? `${formatNumber(99)}+` : formatNumber(count)}</span>
      <span className="visually-hidden">, {layoutText.toShip(count)}</span>
    </Badge>
  )
}
