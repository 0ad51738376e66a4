import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import PlusIcon from 'lucide-react/icons/plus'
import { Link, useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Intro } from '@/components/Intro'
import { isPastLastPage } from '@/components/lastPage'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import { Row } from '@/components/Row'
import { CouponList } from '@/features/cart/coupons/CouponList'
import { couponsText as words } from '@/features/cart/coupons/text'
import { useDeleteCouponMutation, useEndCouponMutation, useListSellerCouponsQuery } from '@/features/seller/api'
import { fromShop } from '@/features/seller/coupons/shopCoupons'
import { shopCouponsText as own } from '@/features/seller/coupons/text'
import { paths } from '@/lib/paths'

/** The coupons of the shop, those that work first. */
export function CouponsPage() {
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)
  const [end] = useEndCouponMutation()
  const [remove] = useDeleteCouponMutation()
  const { currentData: data, isError, refetch } = useListSellerCouponsQuery({ page }, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.title}</PageTitle>
      <Row spread>
        <h1>{words.title}</h1>
        <Button component={Link} to={paths.sellerCouponCreate()} variant="contained" startIcon={<PlusIcon size={20} />}>
          {words.create}
        </Button>
      </Row>
      <Intro>{own.intro}</Intro>
      {isError && <ErrorState title={own.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton aria-busy="true" height={240} />}
      {data?.items.length === 0 && !isPastLastPage(data) && <EmptyState title={words.emptyTitle} text={own.emptyText} />}
      {data && data.items.length > 0 && (
        <CouponList
          coupons={data.items.map(fromShop)}
          owner={own}
          editPath={paths.sellerCouponEdit}
          copyPath={paths.sellerCouponCreate}
          end={(id) => end({ id })}
          remove={(id) => remove({ id })}
        />
      )}
      {data && <Pager {...data} onPage={(next, how) => setSearch({ page: String(next) }, how)} />}
    </Stack>
  )
}
