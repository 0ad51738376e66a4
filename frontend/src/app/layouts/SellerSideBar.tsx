import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { useToShip } from '@/features/seller/orderTabs'
import { media, radius, unseen } from '@/lib/design'
import { paths } from '@/lib/paths'
import { currentOf } from '../header/current'
import { sellerEntries } from './sellerEntries'
import { layoutText } from './text'
import { ToShipBadge } from './ToShipBadge'

const Nav = styled('nav', { shouldForwardProp: (name) => name !== 'narrow' })<{ narrow: boolean }>(
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
      paddingInline: 13,
      border: 0,
      borderRadius: radius.field,
      background: 'none',
      color: theme.vars.palette.text.secondary,
      fontWeight: 550,
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
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
    <Nav narrow={narrow} aria-label={layoutText.sellerCenter}>
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
      <button type="button" title={narrow ? layoutText.expand : undefined} onClick={toggle}>
        <Icon name={narrow ? 'chevronRight' : 'chevronLeft'} size={20} />
        <span>{narrow ? layoutText.expand : layoutText.collapse}</span>
      </button>
    </Nav>
  )
}
