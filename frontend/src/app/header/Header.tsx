import { useEffect, useState } from 'react'
import Badge from '@mui/material/Badge'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import useScrollTrigger from '@mui/material/useScrollTrigger'
import HelpIcon from 'lucide-react/icons/circle-question-mark'
import MenuIcon from 'lucide-react/icons/menu'
import SearchIcon from 'lucide-react/icons/search'
import ShoppingCartIcon from 'lucide-react/icons/shopping-cart'
import StoreIcon from 'lucide-react/icons/store'
import UserIcon from 'lucide-react/icons/user-round'
import { Link, useLocation } from 'react-router-dom'
import { onDemand } from '@/components/onDemand'
import { PageContainer } from '@/components/Page'
import { Tooltip } from '@/components/Tooltip'
import { useSession } from '@/features/auth/useSession'
import { useCartCount, useCartGroups } from '@/features/cart/useCart'
import { useGetCategoryTreeQuery } from '@/features/catalog/api'
import { media, motion, radius } from '@/lib/design'
import { logError } from '@/lib/log'
import { paths } from '@/lib/paths'
import { Logo } from './Logo'
import { SearchForm } from './SearchForm'
import { headerText } from './text'
import { ThemeSwitch } from './ThemeSwitch'

/** If the category tree cannot be loaded, this is only logged: the menu stays empty and the page works. */
function useCategoryFaultLog() {
  const { error } = useGetCategoryTreeQuery()
  useEffect(() => {
    if (error) logError(headerText.categoryFault, error)
  }, [error])
}

// Fetched as soon as the pointer reaches the button that opens them.
const CategoryDrawer = onDemand(async () => (await import('./CategoryDrawer')).CategoryDrawer)
const SearchOverlay = onDemand(async () => (await import('./SearchOverlay')).SearchOverlay)

const Bar = styled('header', { shouldForwardProp: (name) => name !== 'lifted' })<{ lifted: boolean }>(
  ({ theme, lifted }) => ({
    position: 'sticky',
    zIndex: theme.zIndex.appBar,
    insetBlockStart: 0,
    backgroundColor: theme.vars.palette.background.default,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    boxShadow: lifted ? theme.vars.palette.elevation.low : 'none',
    transition: `box-shadow ${motion.menu}`,
  }),
)
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  blockSize: 56,
  marginInlineStart: -10,
  marginInlineEnd: -10,
  [media.tablet]: { gap: 8 },
  [media.wide]: { blockSize: 72, gap: 16, marginInline: 0 },
})
const CategoriesButton = styled(IconButton)(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 650,
  [media.wide]: { inlineSize: 'auto', gap: 8, paddingInline: 12, marginInlineStart: -12 },
  '& > span': { display: 'none', [media.wide]: { display: 'inline' } },
}))
const Middle = styled('div')({
  display: 'none',
  flex: 1,
  minInlineSize: 0,
  justifyContent: 'center',
  [media.tablet]: { display: 'flex' },
})
const Gap = styled('div')({ flex: 1, [media.tablet]: { display: 'none' } })
const PhoneSearch = styled(IconButton)({
  // The field of the home page is still in sight.
  '&[data-spare]': { visibility: 'hidden' },
  [media.tablet]: { display: 'none' },
})
const HomeSearch = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: 48,
  marginBlockStart: 8,
  padding: '0 14px 0 20px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: radius.pill,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  [media.tablet]: { display: 'none' },
}))

/** The header of every shop page: sticky, with a shadow once the page has moved. */
export function Header() {
  // An open sheet belongs to the page it was opened on: going elsewhere closes it.
  const [drawerOn, setDrawerOn] = useState<string | null>(null)
  const [searchOn, setSearchOn] = useState<string | null>(null)
  const lifted = useScrollTrigger({ disableHysteresis: true, threshold: 10 })
  const { pathname } = useLocation()
  useCategoryFaultLog()
  const search = searchOn === pathname
  const isHome = pathname === paths.home()
  return (
    <>
      <Bar lifted={lifted}>
        <PageContainer>
          <Row>
            <CategoriesButton
              aria-label={headerText.categories}
              aria-haspopup="dialog"
              onPointerEnter={CategoryDrawer.preload}
              onClick={() => setDrawerOn(pathname)}
            >
              <MenuIcon />
              <span>{headerText.categories}</span>
            </CategoriesButton>
            <Logo />
            <Middle>
              <SearchForm shortcut />
            </Middle>
            <Gap />
            <PhoneSearch
              aria-label={headerText.search}
              aria-haspopup="dialog"
              aria-expanded={search}
              {...(isHome && !lifted ? { 'data-spare': '' } : {})}
              onPointerEnter={SearchOverlay.preload}
              onClick={() => setSearchOn(search ? null : pathname)}
            >
              <SearchIcon />
            </PhoneSearch>
            <IconLinks />
          </Row>
        </PageContainer>
        <NavRow />
        <CategoryDrawer open={drawerOn === pathname} onClose={() => setDrawerOn(null)} />
        <SearchOverlay open={search} onClose={() => setSearchOn(null)} />
      </Bar>
      {isHome && (
        <PageContainer role="search">
          <HomeSearch
            aria-haspopup="dialog"
            onPointerEnter={SearchOverlay.preload}
            onClick={() => setSearchOn(pathname)}
          >
            {headerText.searchPlaceholder}
            <SearchIcon />
          </HomeSearch>
        </PageContainer>
      )}
    </>
  )
}

/** Phones use the drawer: the code of the row is loaded only if there is room for it. */
const DesktopNav = onDemand(async () => (await import('./DesktopNav')).DesktopNav)
// As high as the row, so that nothing moves when it comes.
const Room = styled('div')({ display: 'none', [media.wide]: { display: 'block', blockSize: 48 } })

/** The place of the row of suggested categories; none if there is nothing to suggest. */
function NavRow() {
  const { data, isError } = useGetCategoryTreeQuery()
  const isWide = useMediaQuery(media.wide)
  if (isError || data?.every((category) => !category.isShowSuggest)) return null
  return <Room>{isWide && <DesktopNav />}</Room>
}

/** Only the signed-in have it. */
const AvatarMenu = onDemand(async () => (await import('./AvatarMenu')).AvatarMenu)

const Links = styled('div')({ display: 'flex', alignItems: 'center', [media.wide]: { gap: 8 } })
const Wide = styled('span')({ display: 'none', [media.roomy]: { display: 'inline-flex' }, [media.wide]: { gap: 8 } })
const Slot = styled('span')({ minInlineSize: 44, minBlockSize: 44 })

/** Seller, help, theme, cart, and login or the avatar. Where there is no room, seller, help and theme stand in the drawer. */
function IconLinks() {
  const { user, isSeller, isKnown } = useSession()
  const { pathname, search, hash } = useLocation()
  const seller = isSeller
    ? { title: headerText.sellerCenter, to: paths.seller() }
    : { title: headerText.becomeSeller, to: paths.sellerRegistration() }
  return (
    <Links>
      <Wide>
        <Tooltip title={seller.title}>
          <IconButton component={Link} to={seller.to} aria-label={seller.title}>
            <StoreIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title={headerText.help}>
          <IconButton component={Link} to={paths.help()} aria-label={headerText.help}>
            <HelpIcon />
          </IconButton>
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
          <IconButton component={Link} to={paths.login(pathname + search + hash)} aria-label={headerText.login}>
            <UserIcon />
          </IconButton>
        </Tooltip>
      )}
    </Links>
  )
}

const Count = styled(Badge)({
  '&[data-pop] .MuiBadge-badge': { animation: 'badge-pop 240ms cubic-bezier(.2,0,0,1)' },
  '@keyframes badge-pop': { '40%': { scale: 'calc(1 + .25 * var(--motion))' } },
})

/** How many times the number has grown while the page was open; its first value is no growth. */
function useGrowth(count: number, isKnown: boolean): number {
  const [seen, setSeen] = useState(isKnown ? count : null)
  const [growth, setGrowth] = useState(0)
  if (isKnown && count !== seen) {
    setSeen(count)
    if (seen !== null && count > seen) setGrowth(growth + 1)
  }
  return growth
}

/** The link to the cart; the badge pops once whenever something is added. */
export function CartLink() {
  const { status } = useCartGroups()
  const count = useCartCount()
  const growth = useGrowth(count, status === 'ready')
  return (
    <Tooltip title={headerText.cart}>
      <IconButton
        component={Link}
        to={paths.cart()}
        aria-label={count > 0 ? headerText.cartCount(count) : headerText.cart}
      >
        <Count
          key={growth}
          badgeContent={count}
          max={99}
          aria-hidden="true"
          {...(growth > 0 ? { 'data-pop': '' } : {})}
        >
          <ShoppingCartIcon />
        </Count>
      </IconButton>
    </Tooltip>
  )
}
