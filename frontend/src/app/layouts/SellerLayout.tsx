import { useState } from 'react'
import Skeleton from '@mui/material/Skeleton'
import ExternalLinkIcon from 'lucide-react/icons/external-link'
import { Link } from 'react-router-dom'
import { onDemand } from '@/components/onDemand'
import { useSession } from '@/features/auth/useSession'
import { LookNotice } from '@/features/operator/look/LookNotice'
import { useGetOwnShopQuery } from '@/features/seller/api'
import { NotificationBell } from '@/features/seller/notifications/NotificationBell'
import { QuickSearchButton } from '@/features/seller/search/QuickSearchButton'
import { quickSearchText } from '@/features/seller/search/text'
import { useOpenUntilNavigation } from '@/features/seller/search/useOpenUntilNavigation'
import { readLook } from '@/api/look'
import { paths } from '@/lib/paths'
import { BackOffice, BarLink, BarTitle } from './backOffice/BackOffice'
import { sellerNavigation, useSellerOpenTasks } from './sellerNavigation'
import { layoutText } from './text'

// What operators call nobody else loads. Until it is there, its words are.
const LookBanner = onDemand(async () => (await import('@/features/operator/look/LookBanner')).LookBanner, {
  loading: ({ look }) => <LookNotice look={look} disabled />,
})

const QuickSearch = onDemand(async () => (await import('@/features/seller/search/QuickSearch')).QuickSearch)

/** The Seller Center, with the shop's name above it. */
export function SellerLayout() {
  const { isSignedIn, isSeller } = useSession()
  // As long as this document: what it shows stays of that shop.
  const [look] = useState(readLook)
  const [isSearching, setSearching] = useOpenUntilNavigation()
  const search = { label: quickSearchText.open, open: () => setSearching(true) }
  return (
    <>
      <BackOffice
        navigation={sellerNavigation}
        openTasks={useSellerOpenTasks()}
        {...(isSignedIn && { search })}
        title={<ShopName />}
        notice={look && <LookBanner look={look} />}
        tools={
          <>
            {isSignedIn && <QuickSearchButton />}
            {isSeller && !look && <NotificationBell />}
          </>
        }
      />
      <QuickSearch open={isSearching} onClose={() => setSearching(false)} />
    </>
  )
}

function ShopName() {
  const { data: shop, isLoading } = useGetOwnShopQuery()
  return (
    <>
      <BarTitle>
        {isLoading ? <Skeleton component="span" width={120} height={20} /> : (shop?.name ?? layoutText.sellerCenter)}
      </BarTitle>
      {/* Nobody can look at a shop that is not open. */}
      {shop?.status === 'approved' && (
        <BarLink component={Link} to={paths.shop(shop.slug)}>
          <ExternalLinkIcon size={20} />
          <span>{layoutText.viewShop}</span>
        </BarLink>
      )}
    </>
  )
}
