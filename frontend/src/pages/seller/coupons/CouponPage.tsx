import { skipToken } from '@reduxjs/toolkit/query'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { useCurrency } from '@/components/Currency'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { NotFoundState } from '@/components/NotFoundState'
import { parseId, type Terms } from '@/features/cart/coupons/coupon'
import { CouponForm } from '@/features/cart/coupons/CouponForm'
import { couponsText as words } from '@/features/cart/coupons/text'
import { blankCoupon, copyOf, valuesOf } from '@/features/cart/coupons/values'
import {
  useCreateCouponMutation,
  useGetOwnShopQuery,
  useGetSellerCouponQuery,
  useUpdateCouponMutation,
} from '@/features/seller/api'
import { fromShop, shopOwner, toShop } from '@/features/seller/coupons/shopCoupons'
import { shopCouponsText as own } from '@/features/seller/coupons/text'
import { todayIn } from '@/features/seller/dashboard/period'
import { paths } from '@/lib/paths'

const above = [{ name: words.title, to: paths.sellerCoupons() }] as const

/** A coupon by its id in the address, and the shop whose days it keeps. */
function useCoupon(id: number | null) {
  const coupon = useGetSellerCouponQuery(id === null ? skipToken : { id })
  const shop = useGetOwnShopQuery()
  const failed = coupon.error ?? shop.error
  const again = () => {
    if (coupon.isError) void coupon.refetch()
    if (shop.isError) void shop.refetch()
  }
  return {
    coupon: coupon.currentData && fromShop(coupon.currentData),
    timeZone: shop.data?.timeZone,
    problem: failed && problemOf(failed, own.loadFailed),
    again,
  }
}

/** Makes a new coupon, like another one if the address names it. */
export function CouponCreatePage() {
  const [search] = useSearchParams()
  const like = parseId(search.get('like'))
  const { coupon, timeZone, problem, again } = useCoupon(like)
  const currency = useCurrency()
  const isReady = timeZone && (like === null || coupon)
  const navigate = useNavigate()
  const [create] = useCreateCouponMutation()
  const save = async (terms: Terms) => {
    const { data, error } = await create({ couponTerms: toShop(terms) })
    return { coupon: data && fromShop(data), error }
  }
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.create}</PageTitle>
      <div>
        <BackOfficeBreadcrumbs crumbs={above} current={words.create} />
        <h1>{words.create}</h1>
      </div>
      {problem && <ErrorState title={own.loadFailed} onRetry={again} />}
      {!isReady && !problem && <Skeleton aria-busy="true" height={480} />}
      {isReady && (
        <CouponForm
          start={coupon ? copyOf(coupon, currency, todayIn(timeZone)) : blankCoupon(todayIn(timeZone))}
          owner={shopOwner(timeZone)}
          save={save}
          onSaved={() => void navigate(paths.sellerCoupons())}
        />
      )}
    </Stack>
  )
}

/** Changes a coupon. */
export function CouponEditPage() {
  const { couponId } = useParams()
  const id = parseId(couponId)
  const { coupon, timeZone, problem, again } = useCoupon(id)
  const currency = useCurrency()
  const navigate = useNavigate()
  const [update] = useUpdateCouponMutation()
  const save = async (terms: Terms) => {
    const { data, error } = await update({ id: id ?? 0, couponTerms: toShop(terms) })
    return { coupon: data && fromShop(data), error }
  }
  if (id === null || problem?.status === 404)
    return <NotFoundState title={words.missingTitle} text={words.missingText} to={paths.sellerCoupons()} linkLabel={words.all} />
  const name = coupon?.code ?? words.edit
  return (
    <Stack spacing={2.5}>
      <PageTitle>{coupon ? `${words.edit}: ${coupon.code}` : words.edit}</PageTitle>
      <div>
        <BackOfficeBreadcrumbs crumbs={above} current={name} />
        <h1>{name}</h1>
      </div>
      {problem && <ErrorState title={own.loadFailed} onRetry={again} />}
      {!(coupon && timeZone) && !problem && <Skeleton aria-busy="true" height={480} />}
      {coupon && timeZone && (
        <CouponForm
          key={coupon.id}
          coupon={coupon}
          start={valuesOf(coupon, currency)}
          owner={shopOwner(timeZone)}
          save={save}
          onSaved={() => void navigate(paths.sellerCoupons())}
        />
      )}
    </Stack>
  )
}
