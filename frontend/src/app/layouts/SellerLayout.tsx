import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import ExternalLinkIcon from 'lucide-react/icons/external-link'
import { Link, Outlet } from 'react-router-dom'
import { useMarket } from '@/components/Market'
import { useSession } from '@/features/auth/useSession'
import { useGetOwnShopQuery } from '@/features/seller/api'
import { NotificationBell } from '@/features/seller/notifications/NotificationBell'
import { QuickSearchButton } from '@/features/seller/search/QuickSearchButton'
import { media, unseen } from '@/lib/design'
import { paths } from '@/lib/paths'
import { AvatarMenu } from '../header/AvatarMenu'
import { ThemeSwitch } from '../header/ThemeSwitch'
import { SellerBottomBar, SellerSideBar } from './SellerNavigation'
import { layoutText } from './text'

const Bar = styled('header')(({ theme }) => ({
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
}))
const Shop = styled('p')(({ theme }) => ({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...theme.typography.h3,
}))
// The words stay for screen readers where there is no room for them.
const View = styled(Button)({
  fontWeight: 550,
  whiteSpace: 'nowrap',
  [media.phone]: { padding: 0, '& > span': unseen },
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

/** The seller centre: a bar with the shop's name, a side bar on wide screens, a bottom bar on phones. */
export function SellerLayout() {
  const { name } = useMarket()
  const isWide = useMediaQuery(media.wide)
  const { isSignedIn, isSeller } = useSession()
  return (
    <>
      <Bar>
        <IconButton component={Link} to={paths.home()} aria-label={name}>
          <img src="/favicon.svg" alt="" width={28} height={28} />
        </IconButton>
        <ShopName />
        {isSignedIn && <QuickSearchButton />}
        {isSeller && <NotificationBell />}
        {isWide && <ThemeSwitch />}
        {isSignedIn && <AvatarMenu />}
      </Bar>
      <Columns>
        {isWide && <SellerSideBar />}
        <Main id="content" tabIndex={-1}>
          <Outlet />
        </Main>
      </Columns>
      {!isWide && <SellerBottomBar />}
    </>
  )
}

function ShopName() {
  const { data: shop, isLoading } = useGetOwnShopQuery()
  return (
    <>
      <Shop>
        {isLoading ? <Skeleton component="span" width={120} height={20} /> : (shop?.name ?? layoutText.sellerCenter)}
      </Shop>
      {/* Nobody can look at a shop that is not open. */}
      {shop?.status === 'approved' && (
        <View component={Link} to={paths.shop(shop.slug)}>
          <ExternalLinkIcon size={20} />
          <span>{layoutText.viewShop}</span>
        </View>
      )}
    </>
  )
}
