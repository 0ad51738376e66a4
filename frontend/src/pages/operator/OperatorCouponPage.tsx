import { skipToken } from '@reduxjs/toolkit/query'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { useCurrency } from '@/components/Currency'
import { ErrorState } from '@/components/ErrorState'
import { NotFoundState } from '@/components/NotFoundState'
import { PageTitle } from '@/components/Page'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { parseId, type Terms } from '@/features/cart/coupons/coupon'
import { CouponForm } from '@/features/cart/coupons/CouponForm'
import { couponsText as words } from '@/features/cart/coupons/text'
import { blankCoupon, copyOf, valuesOf } from '@/features/cart/coupons/values'
import {
  useCreateMarketCouponMutation,
  useGetMarketCouponQuery,
  useUpdateMarketCouponMutation,
} from '@/features/operator/api'
import { fromMarket, marketOwner, toMarket } from '@/features/operator/coupons/marketCoupons'
import { marketCouponsText as own } from '@/features/operator/coupons/text'
import { paths } from '@/lib/paths'

const above = [{ name: words.title, to: paths.adminCoupons() }] as const
const todayInUtc = () => new Date().toISOString().slice(0, '2026-11-26'.length)

/** A coupon by its id in the address. */
function useCoupon(id: number | null) {
  const { currentData, error, refetch } = useGetMarketCouponQuery(id === null ? skipToken : { id }, {
    refetchOnMountOrArgChange: true,
  })
  return { coupon: currentData && fromMarket(currentData), problem: error && problemOf(error, own.loadFailed), refetch }
}

/** Makes a new coupon, like another one if the address names it. */
export function OperatorCouponCreatePage() {
  const [search] = useSearchParams()
  const like = parseId(search.get('like'))
  const { coupon, problem, refetch } = useCoupon(like)
  const currency = useCurrency()
  const navigate = useNavigate()
  const [create] = useCreateMarketCouponMutation()
  const save = async (terms: Terms) => {
    const { data, error } = await create({ marketCouponTerms: toMarket(terms) })
    return { coupon: data && fromMarket(data), error }
  }
  const isReady = like === null || coupon !== undefined
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.create}</PageTitle>
      <div>
        <BackOfficeBreadcrumbs crumbs={above} current={words.create} />
        <h1>{words.create}</h1>
      </div>
      {problem && <ErrorState title={own.loadFailed} onRetry={() => void refetch()} />}
      {!isReady && !problem && <Skeleton aria-busy="true" height={480} />}
      {isReady && (
        <CouponForm
          start={coupon ? copyOf(coupon, currency, todayInUtc()) : blankCoupon(todayInUtc())}
          owner={marketOwner}
          save={save}
          onSaved={() => void navigate(paths.adminCoupons())}
        />
      )}
    </Stack>
  )
}

/** Changes a coupon. */
export function OperatorCouponPage() {
  const id = parseId(useParams().couponId)
  const { coupon, problem, refetch } = useCoupon(id)
  const currency = useCurrency()
  const navigate = useNavigate()
  const [update] = useUpdateMarketCouponMutation()
  const save = async (terms: Terms) => {
    const { data, error } = await update({ id: id ?? 0, marketCouponTerms: toMarket(terms) })
    return { coupon: data && fromMarket(data), error }
  }
  if (id === null || problem?.status === 404)
    return <NotFoundState title={words.missingTitle} text={words.missingText} to={paths.adminCoupons()} linkLabel={words.all} />
  const name = coupon?.code ?? words.edit
  return (
    <Stack spacing={2.5}>
      <PageTitle>{coupon ? `${words.edit}: ${coupon.code}` : words.edit}</PageTitle>
      <div>
        <BackOfficeBreadcrumbs crumbs={above} current={name} />
        <h1>{name}</h1>
      </div>
      {problem && <ErrorState title={own.loadFailed} onRetry={() => void refetch()} />}
      {!coupon && !problem && <Skeleton aria-busy="true" height={480} />}
      {coupon && (
        <CouponForm
          key={coupon.id}
          coupon={coupon}
          start={valuesOf(coupon, currency)}
          owner={marketOwner}
          save={save}
          onSaved={() => void navigate(paths.adminCoupons())}
        />
      )}
    </Stack>
  )
}
