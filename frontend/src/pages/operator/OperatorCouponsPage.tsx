import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import PlusIcon from 'lucide-react/icons/plus'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Intro } from '@/components/Intro'
import { isPastLastPage } from '@/components/lastPage'
import { PageTitle } from '@/components/Page'
import { Pager } from '@/components/Pager'
import { Row } from '@/components/Row'
import { CouponList } from '@/features/cart/coupons/CouponList'
import { couponsText as words } from '@/features/cart/coupons/text'
import { useDeleteMarketCouponMutation, useEndMarketCouponMutation, useListMarketCouponsQuery } from '@/features/operator/api'
import { fromMarket } from '@/features/operator/coupons/marketCoupons'
import { marketCouponsText as own } from '@/features/operator/coupons/text'
import { useListParams } from '@/features/operator/useListParams'
import { paths } from '@/lib/paths'

/** The coupons of the marketplace, those that work first. */
export function OperatorCouponsPage() {
  const { page, toPage } = useListParams('status', ['all'])
  const [end] = useEndMarketCouponMutation()
  const [remove] = useDeleteMarketCouponMutation()
  const { currentData: data, isError, refetch } = useListMarketCouponsQuery({ page }, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.title}</PageTitle>
      <Row spread>
        <h1>{words.title}</h1>
        <Button component={Link} to={paths.adminCouponCreate()} variant="contained" startIcon={<PlusIcon size={20} />}>
          {words.create}
        </Button>
      </Row>
      <Intro>{own.intro}</Intro>
      {isError && <ErrorState title={own.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton aria-busy="true" height={240} />}
      {data?.items.length === 0 && !isPastLastPage(data) && <EmptyState title={words.emptyTitle} text={own.emptyText} />}
      {data && data.items.length > 0 && (
        <CouponList
          coupons={data.items.map(fromMarket)}
          owner={own}
          editPath={paths.adminCoupon}
          copyPath={paths.adminCouponCreate}
          end={(id) => end({ id })}
          remove={(id) => remove({ id })}
        />
      )}
      {data && <Pager {...data} onPage={toPage} />}
    </Stack>
  )
}
