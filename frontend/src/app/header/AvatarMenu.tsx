import { useRef, useState } from 'react'
import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import type { IconName } from '@/components/icons/shapes'
import { useDismiss } from '@/components/useDismiss'
import { useSession } from '@/features/auth/useSession'
import { useSignOut } from '@/features/auth/useSignOut'
import { motion, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { currentOf } from './current'
import { iconLink } from './iconLink'
import { headerText } from './text'

const panelId = 'account-menu'

const Root = styled('div')({ position: 'relative' })
const Trigger = styled('button')(iconLink)
const Face = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: '50%',
  overflow: 'hidden',
  fontWeight: 650,
  color: theme.vars.palette.tint.label,
  backgroundColor: theme.vars.palette.tint.ground,
  '& img': { inlineSize: 32, blockSize: 32, objectFit: 'cover' },
}))
const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1200,
  insetInlineEnd: 0,
  insetBlockStart: 'calc(100% + 4px)',
  inlineSize: 240,
  padding: 8,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: theme.vars.palette.elevation.middle,
  animation: `menu-in ${motion.menu}`,
  '@keyframes menu-in': { from: { opacity: 0, transform: 'translateY(calc(-4px * var(--motion)))' } },
}))
const Name = styled('p')(({ theme }) => ({
  padding: '8px 12px 12px',
  marginBlockEnd: 8,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 650,
  overflowWrap: 'anywhere',
}))
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: 44,
  padding: '0 12px',
  borderRadius: radius.field,
}
const Row = styled(Link)(({ theme }) => ({
  ...row,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&[aria-current]': { fontWeight: 650, backgroundColor: theme.vars.palette.tint.ground },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}))
const RowButton = styled('button')(({ theme }) => ({
  ...row,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  textAlign: 'start',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}))

/** The signed-in person's menu: a disclosure of links, closed by Esc, by leaving it, or by choosing. */
export function AvatarMenu() {
  const { user, isSeller } = useSession()
  const signOut = useSignOut()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const close = () => setOpen(false)
  useDismiss(open, root, close)
  if (!user) return null
  const entry = (icon: IconName, to: string, label: string) => (
    <Row to={to} onClick={close} aria-current={currentOf(pathname, to)}>
      <Icon name={icon} size={20} />
      {label}
    </Row>
  )
  return (
    <Root ref={root}>
      <Trigger
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={headerText.accountMenu(user.username)}
        onClick={() => setOpen(!open)}
      >
        <Face>
          {user.avatar ? (
            <img src={user.avatarSmall ?? user.avatar} alt="" width={32} height={32} />
          ) : (
            user.username.charAt(0).toUpperCase()
          )}
        </Face>
      </Trigger>
      {open && (
        <Panel id={panelId}>
          <Name>{user.username}</Name>
          {entry('user', paths.profile(), headerText.account)}
          {entry('receipt', paths.orders(), headerText.orderHistory)}
          {isSeller
            ? entry('store', paths.seller(), headerText.sellerChannel)
            : entry('store', paths.sellerRegistration(), headerText.sellerRegistration)}
          <RowButton
            type="button"
            onClick={() => {
              close()
              void signOut()
            }}
          >
            <Icon name="logout" size={20} />
            {headerText.logout}
          </RowButton>
        </Panel>
      )}
    </Root>
  )
}
