import { useState, type ReactNode } from 'react'
import Badge from '@mui/material/Badge'
import BottomNavigation from '@mui/material/BottomNavigation'
import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import List from '@mui/material/List'
import { styled, useColorScheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { LucideIcon } from 'lucide-react'
import BellIcon from 'lucide-react/icons/bell'
import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import HelpIcon from 'lucide-react/icons/circle-question-mark'
import EllipsisIcon from 'lucide-react/icons/ellipsis'
import HouseIcon from 'lucide-react/icons/house'
import MessageIcon from 'lucide-react/icons/message-square'
import MoonIcon from 'lucide-react/icons/moon'
import PackageIcon from 'lucide-react/icons/package'
import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import SearchIcon from 'lucide-react/icons/search'
import ShoppingCartIcon from 'lucide-react/icons/shopping-cart'
import StarIcon from 'lucide-react/icons/star'
import StoreIcon from 'lucide-react/icons/store'
import SunIcon from 'lucide-react/icons/sun'
import TagIcon from 'lucide-react/icons/tag'
import TicketPercentIcon from 'lucide-react/icons/ticket-percent'
import UndoIcon from 'lucide-react/icons/undo-2'
import WalletIcon from 'lucide-react/icons/wallet'
import { Link, useLocation } from 'react-router-dom'
import { ActionRow, LinkRow } from '@/components/LinkRow'
import { onDemand } from '@/components/onDemand'
import { Sheet } from '@/components/Sheet'
import { centreText } from '@/features/seller/centre/text'
import { notificationText } from '@/features/seller/notifications/text'
import { useUnreadMessages } from '@/features/seller/messages/unread'
import { useToShip } from '@/features/seller/orderTabs'
import { useReturnsToAnswer } from '@/features/seller/returnTabs'
import { quickSearchText } from '@/features/seller/search/text'
import { useOpenHere } from '@/features/seller/search/useOpenHere'
import { currentOf } from '@/lib/current'
import { media, unseen } from '@/lib/design'
import { paths } from '@/lib/paths'
import { headerText } from '../header/text'
import { layoutText } from './text'

const QuickSearch = onDemand(async () => (await import('@/features/seller/search/QuickSearch')).QuickSearch)

/** A page of the seller centre. */
interface SellerEntry {
  to: string
  label: string
  icon: LucideIcon
  /** Current on this very page only, not on those below it. */
  exact: boolean
}

const daily: readonly SellerEntry[] = [
  { to: paths.sellerOrders(), label: centreText.orders, icon: ReceiptTextIcon, exact: false },
  { to: paths.sellerProducts(), label: centreText.products, icon: PackageIcon, exact: false },
]

/** What a phone shows behind "More". */
const moreEntries: readonly SellerEntry[] = [
  { to: paths.sellerReturns(), label: centreText.returns, icon: UndoIcon, exact: false },
  { to: paths.sellerMessages(), label: centreText.messages, icon: MessageIcon, exact: false },
  { to: paths.sellerReviews(), label: centreText.reviews, icon: StarIcon, exact: false },
  { to: paths.sellerNotifications(), label: notificationText.title, icon: BellIcon, exact: false },
  { to: paths.sellerMoney(), label: centreText.money, icon: WalletIcon, exact: false },
  { to: paths.sellerCategories(), label: centreText.categories, icon: TagIcon, exact: false },
  { to: paths.sellerCoupons(), label: centreText.coupons, icon: TicketPercentIcon, exact: false },
  { to: paths.sellerShop(), label: centreText.shop, icon: StoreIcon, exact: false },
]

/** Those of a side bar. */
const sellerEntries: readonly SellerEntry[] = [
  { to: paths.seller(), label: centreText.dashboard, icon: HouseIcon, exact: true },
  ...daily,
  ...moreEntries,
]

/** Those that a thumb reaches at the bottom of a phone. */
const bottomEntries: readonly SellerEntry[] = [
  { to: paths.seller(), label: layoutText.sellerFront, icon: HouseIcon, exact: true },
  ...daily,
]

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .MuiBadge-badge': { insetBlockStart: 4 },
}))

/** What "More" is among the values of the bar. */
const more = 'more'

/** The seller centre within reach of the thumb: the daily pages, the rest behind "More". */
export function SellerBottomBar() {
  const { pathname } = useLocation()
  const waiting = useWaiting()
  const hidden = moreEntries.flatMap(({ to }) => waiting[to] ?? [])
  const [isOpen, setOpen] = useState(false)
  const [isSearching, setSearching] = useOpenHere()
  const present = bottomEntries.find(({ to, exact }) => currentOf(pathname, to, exact))
  const isOnMore = moreEntries.some(({ to }) => currentOf(pathname, to))
  return (
    <>
      <Bar aria-label={layoutText.sellerCenter} data-bar="bottom">
        <BottomNavigation value={isOnMore ? more : present?.to}>
          {bottomEntries.map(({ to, label, icon: Icon, exact }) => (
            <BottomNavigationAction
              key={to}
              component={Link}
              to={to}
              value={to}
              aria-current={currentOf(pathname, to, exact)}
              {...entryOf(label, <Icon size={20} />, waiting[to])}
            />
          ))}
          <BottomNavigationAction
            value={more}
            {...entryOf(
              layoutText.more,
              <EllipsisIcon size={20} />,
              sumOf(hidden),
            )}
            aria-current={isOnMore ? 'true' : undefined}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          />
        </BottomNavigation>
      </Bar>
      <Sheet side="bottom" title={layoutText.sellerCenter} open={isOpen} onClose={() => setOpen(false)}>
        <More
          onLeave={() => setOpen(false)}
          onSearch={() => {
            setOpen(false)
            setSearching(true)
          }}
        />
      </Sheet>
      <QuickSearch open={isSearching} onClose={() => setSearching(false)} />
    </>
  )
}

function More({ onLeave, onSearch }: { onLeave: () => void; onSearch: () => void }) {
  const waiting = useWaiting()
  const { colorScheme, setMode } = useColorScheme()
  const dark = colorScheme === 'dark'
  return (
    <List>
      <ActionRow label={quickSearchText.open} icon={<SearchIcon />} onClick={onSearch} />
      {moreEntries.map(({ to, label, icon: Icon }) => (
        <LinkRow key={to} to={to} onClick={onLeave} {...entryOf(label, <Icon />, waiting[to])} />
      ))}
      <LinkRow to={paths.home()} label={layoutText.viewMarketplace} icon={<ShoppingCartIcon />} onClick={onLeave} />
      <LinkRow to={paths.help()} label={headerText.help} icon={<HelpIcon />} onClick={onLeave} />
      <ActionRow
        label={dark ? headerText.toLight : headerText.toDark}
        icon={dark ? <SunIcon /> : <MoonIcon />}
        onClick={() => setMode(dark ? 'light' : 'dark')}
      />
    </List>
  )
}

const SideNav = styled('nav', { shouldForwardProp: (name) => name !== 'narrow' })<{ narrow: boolean }>(
  ({ theme, narrow }) => ({
    position: 'sticky',
    insetBlockStart: 56,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    flex: 'none',
    inlineSize: narrow ? 72 : 232,
    blockSize: 'calc(100dvh - 56px)',
    overflowY: 'auto',
    borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    ...(narrow ? { '& .MuiListItemText-root': unseen, '& .MuiListItemButton-root': { justifyContent: 'center' } } : {}),
  }),
)

/** Holds for the visit: the seller centre is left and entered again with the bar as it was. */
let wasNarrow: boolean | undefined

/** The pages of the seller centre beside them; the bar can shrink to its icons. */
export function SellerSideBar() {
  // Tables need the room more than the words of the bar do.
  const isDesktop = useMediaQuery(media.desktop)
  const [chosen, setChosen] = useState(wasNarrow)
  const narrow = chosen ?? !isDesktop
  const waiting = useWaiting()
  const toggle = () => {
    wasNarrow = !narrow
    setChosen(!narrow)
  }
  const size = narrow ? layoutText.expand : layoutText.collapse
  return (
    <SideNav narrow={narrow} aria-label={layoutText.sellerCenter}>
      <List>
        {sellerEntries.map(({ to, label, icon: Icon, exact }) => (
          <LinkRow
            key={to}
            to={to}
            exact={exact}
            tip={narrow ? label : undefined}
            {...entryOf(label, <Icon size={20} />, waiting[to])}
          />
        ))}
      </List>
      <List>
        <ActionRow
          label={size}
          icon={narrow ? <ChevronRightIcon size={20} /> : <ChevronLeftIcon size={20} />}
          tip={narrow ? size : undefined}
          onClick={toggle}
        />
      </List>
    </SideNav>
  )
}

/** What of a page waits for the seller. */
interface Waiting {
  count: number
  words: string
}

/** What waits for the seller, by the address of its page: orders to ship, messages to read, returns to answer. */
function useWaiting(): Readonly<Record<string, Waiting | undefined>> {
  const toShip = useToShip() ?? 0
  const toAnswer = useReturnsToAnswer() ?? 0
  const unread = useUnreadMessages() ?? 0
  return {
    ...(toShip > 0 && { [paths.sellerOrders()]: { count: toShip, words: layoutText.toShip(toShip) } }),
    ...(unread > 0 && { [paths.sellerMessages()]: { count: unread, words: layoutText.unread(unread) } }),
    ...(toAnswer > 0 && { [paths.sellerReturns()]: { count: toAnswer, words: layoutText.toAnswer(toAnswer) } }),
  }
}

/** What waits on several pages together. */
function sumOf(waiting: readonly Waiting[]): Waiting | undefined {
  if (waiting.length === 0) return undefined
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    words: waiting.map(({ words }) => words).join(', '),
  }
}

/** What a page is called and marked by, with the number of what waits there. */
function entryOf(label: string, icon: ReactNode, waiting: Waiting | undefined) {
  if (!waiting) return { label, icon }
  return {
    label: (
      <>
        {label}
        <span className="visually-hidden">, {waiting.words}</span>
      </>
    ),
    icon: (
      <Badge badgeContent={waiting.count} max={99} aria-hidden="true">
        {icon}
      </Badge>
    ),
  }
}
