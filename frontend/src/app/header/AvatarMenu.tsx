import { useState } from 'react'
import Avatar from '@mui/material/Avatar'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import LogOutIcon from 'lucide-react/icons/log-out'
import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import ShieldIcon from 'lucide-react/icons/shield-check'
import StoreIcon from 'lucide-react/icons/store'
import UserIcon from 'lucide-react/icons/user-round'
import { Link, useLocation } from 'react-router-dom'
import { useCloseOnBack } from '@/components/useCloseOnBack'
import { useSession } from '@/features/auth/useSession'
import { useSignOut } from '@/features/auth/useSignOut'
import { ariaCurrentOf } from '@/lib/ariaCurrent'
import { paths } from '@/lib/paths'
import { headerText } from './text'

const menuId = 'account-menu'

const Face = styled(Avatar)({ inlineSize: 32, blockSize: 32, fontSize: '1rem', fontWeight: 650 })
const Name = styled('li')(({ theme }) => ({
  maxInlineSize: 240,
  padding: '8px 12px 12px',
  marginBlockEnd: 8,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 650,
  overflowWrap: 'anywhere',
}))

/** The signed-in person's menu. */
export function AvatarMenu() {
  const { user, isSeller, isOperator } = useSession()
  const signOut = useSignOut()
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  const { pathname } = useLocation()
  const open = trigger !== null
  const close = () => setTrigger(null)
  useCloseOnBack(open, close)
  if (!user) return null
  const entry = (Icon: LucideIcon, to: string, label: string) => {
    const current = ariaCurrentOf(pathname, to)
    return (
      <MenuItem component={Link} to={to} onClick={close} selected={current !== undefined} aria-current={current}>
        <ListItemIcon>
          <Icon size={20} />
        </ListItemIcon>
        {label}
      </MenuItem>
    )
  }
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        aria-label={headerText.accountMenu(user.username)}
        onClick={(event) => setTrigger(event.currentTarget)}
      >
        <Face alt="" {...(user.avatar ? { src: user.avatarSmall ?? user.avatar } : {})}>
          {user.username.charAt(0).toUpperCase()}
        </Face>
      </IconButton>
      <Menu
        id={menuId}
        anchorEl={trigger}
        open={open}
        onClose={close}
        slotProps={{ list: { 'aria-label': headerText.accountMenu(user.username) } }}
      >
        <Name role="presentation">{user.username}</Name>
        {entry(UserIcon, paths.profile(), headerText.account)}
        {entry(ReceiptTextIcon, paths.orders(), headerText.orderHistory)}
        {isSeller
          ? entry(StoreIcon, paths.seller(), headerText.sellerChannel)
          : entry(StoreIcon, paths.sellerRegistration(), headerText.sellerRegistration)}
        {isOperator && entry(ShieldIcon, paths.admin(), headerText.operatorConsole)}
        <MenuItem
          onClick={() => {
            close()
            void signOut()
          }}
        >
          <ListItemIcon>
            <LogOutIcon size={20} />
          </ListItemIcon>
          {headerText.logout}
        </MenuItem>
      </Menu>
    </>
  )
}
