import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { LucideIcon } from 'lucide-react'
import CheckIcon from 'lucide-react/icons/check'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import ListIcon from 'lucide-react/icons/list'
import LogOutIcon from 'lucide-react/icons/log-out'
import PackageIcon from 'lucide-react/icons/package'
import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import TruckIcon from 'lucide-react/icons/truck'
import UndoIcon from 'lucide-react/icons/undo-2'
import { Link } from 'react-router-dom'
import { ActionRow, RowCard } from '@/components/LinkRow'
import { withErrorState } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import { PageTitle } from '@/components/Page'
import { useSession } from '@/features/auth/useSession'
import { useSignOut } from '@/features/auth/useSignOut'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { readRecentlyViewed } from '@/lib/storage'
import { accountLinks, rowOf, sellingLink } from './AccountLayout'
import { accountText } from './text'

const NewestOrders = onDemand(
  async () => (await import('@/features/orders/components/NewestOrders')).NewestOrders,
  withErrorState,
)
const RecentlyViewed = onDemand(
  async () => (await import('@/features/catalog/components/RecentlyViewed')).RecentlyViewed,
)

/** The front page of the account: the orders first, on phones the way to everything else, and what was looked at last. */
export function AccountHomePage() {
  const { user, isSeller } = useSession()
  const signOut = useSignOut()
  const isWide = useMediaQuery(media.wide)
  const hasLooked = readRecentlyViewed().length > 0
  return (
    <Stack spacing={2.5}>
      <PageTitle>{accountText.title}</PageTitle>
      <h1>{accountText.hello(user?.username ?? '')}</h1>
      <OrdersEntry />
      {/* Wide screens have the ways beside the page already. */}
      {isWide ? (
        <NewestOrders />
      ) : (
        <RowCard>
          {[...accountLinks, sellingLink(isSeller)].map(({ icon: Icon, ...link }) => {
            const Entry = rowOf(link.to)
            return <Entry key={link.to} {...link} icon={<Icon />} end={<ChevronRightIcon size={20} />} />
          })}
          <ActionRow label={accountText.logout} icon={<LogOutIcon />} onClick={() => void signOut()} />
        </RowCard>
      )}
      {hasLooked && <RecentlyViewed />}
    </Stack>
  )
}

const Tabs = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))',
  gap: 8,
  [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '& a': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 6,
    blockSize: '100%',
    minBlockSize: 76,
    padding: '8px 4px',
    borderRadius: radius.field,
    backgroundColor: theme.vars.palette.surface.sunken,
    color: theme.vars.palette.text.primary,
    ...theme.typography.subtitle2,
    lineHeight: '18px',
    textAlign: 'center',
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.tint.ground, color: theme.vars.palette.tint.label },
  },
}))

const tabs: readonly { tab: keyof typeof accountText.orderTabs; icon: LucideIcon }[] = [
  { tab: 'to_pay', icon: ReceiptTextIcon },
  { tab: 'to_ship', icon: PackageIcon },
  { tab: 'on_the_way', icon: TruckIcon },
  { tab: 'delivered', icon: CheckIcon },
  { tab: 'returns', icon: UndoIcon },
  { tab: 'all', icon: ListIcon },
]

/** The way to the orders, by their state: what most visits to an account are about. */
function OrdersEntry() {
  return (
    <Paper variant="panel" component="section" aria-label={accountText.orders}>
      <Stack spacing={1}>
        <h2>{accountText.orders}</h2>
        <Tabs>
          {tabs.map(({ tab, icon: Icon }) => (
            <li key={tab}>
              <Link to={tab === 'all' ? paths.orders() : `${paths.orders()}?tab=${tab}`}>
                <Icon />
                {accountText.orderTabs[tab]}
              </Link>
            </li>
          ))}
        </Tabs>
      </Stack>
    </Paper>
  )
}
