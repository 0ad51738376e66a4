import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import { onDemand } from '@/components/onDemand'
import { Tooltip } from '@/components/Tooltip'
import { useSession } from '@/features/auth/useSession'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'
import { CartLink } from './CartLink'
import { ThemeSwitch } from './ThemeSwitch'
import { iconLink, roomy } from './iconLink'
import { headerText } from './text'

/** Only the signed-in have it. */
const AvatarMenu = onDemand(async () => (await import('./AvatarMenu')).AvatarMenu)

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 0, [media.wide]: { gap: 8 } })
const Wide = styled('span')({ display: 'none', [roomy]: { display: 'inline-flex' }, [media.wide]: { gap: 8 } })
const IconAnchor = styled(Link)(iconLink)
const Slot = styled('span')({ minInlineSize: 44, minBlockSize: 44 })

/** Seller, help, theme, cart, and login or the avatar. Where there is no room, seller, help and theme stand in the drawer. */
export function IconLinks() {
  const { user, isSeller, isKnown } = useSession()
  const { pathname, search } = useLocation()
  const seller = isSeller
    ? { title: headerText.sellerCenter, to: paths.seller() }
    : { title: headerText.becomeSeller, to: paths.sellerRegistration() }
  return (
    <Row>
      <Wide>
        <Tooltip title={seller.title}>
          <IconAnchor to={seller.to} aria-label={seller.title}>
            <Icon name="store" />
          </IconAnchor>
        </Tooltip>
        <Tooltip title={headerText.help}>
          <IconAnchor to={paths.help()} aria-label={headerText.help}>
            <Icon name="help" />
          </IconAnchor>
        </Tooltip>
        <ThemeSwitch />
      </Wide>
      <CartLink />
      {!isKnown && <Slot />}
      {isKnown && user && (
        <Slot>
          <AvatarMenu />
        </Slot>
      )}
      {isKnown && !user && (
        <Tooltip title={headerText.login}>
          <IconAnchor to={paths.login(pathname + search)} aria-label={headerText.login}>
            <Icon name="user" />
          </IconAnchor>
        </Tooltip>
      )}
    </Row>
  )
}
