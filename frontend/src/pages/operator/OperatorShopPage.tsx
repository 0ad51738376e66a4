import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { Email } from '@/components/Email'
import { ErrorState } from '@/components/ErrorState'
import { DescriptionList } from '@/components/DescriptionList'
import { FormAlert } from '@/components/form/FormAlert'
import { NotFoundState } from '@/components/NotFoundState'
import { PageTitle } from '@/components/Page'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { QuotedText } from '@/components/QuotedText'
import { StatusChip } from '@/components/StatusChip'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { useFocusAfterChange } from '@/components/useFocusAfterChange'
import { useGetShopRecordQuery, type ShopRecord } from '@/features/operator/api'
import { LookButton } from '@/features/operator/look/LookButton'
import { BalancePanel } from '@/features/operator/shops/BalancePanel'
import { ShopNotes } from '@/features/operator/shops/ShopNotes'
import { shopStatusChip } from '@/features/operator/shops/shopStates'
import { ShopStatusActions } from '@/features/operator/shops/ShopStatusActions'
import { TermsForm } from '@/features/operator/shops/TermsForm'
import { shopRecordText as words, shopsText } from '@/features/operator/shops/text'
import { consoleText } from '@/features/operator/text'
import { formatDate } from '@/lib/dates'
import { media } from '@/lib/design'
import { formatNumber } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import { formatRating } from '@/lib/rating'

const crumbs = [{ name: consoleText.pages.shops, to: paths.adminShops() }] as const

/** One shop: who runs it, how it does, its money, what is agreed with it, and what operators noted. */
export function OperatorShopPage() {
  const id = Number(useParams().shopId)
  const isId = Number.isSafeInteger(id) && id > 0
  const { currentData: shop, error, refetch } = useGetShopRecordQuery(isId ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  if (shop) return <Shop key={shop.id} shop={shop} />
  if (!isId || (error && problemOf(error).status === 404))
    return <NotFoundState title={words.missingTitle} text={words.missingText} to={paths.adminShops()} linkLabel={words.all} />
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.one}</PageTitle>
      <BackOfficeBreadcrumbs crumbs={crumbs} current={words.one} />
      <h1>{words.one}</h1>
      {error ? (
        <ErrorState title={words.failed} requestId={problemOf(error).requestId} onRetry={() => void refetch()} />
      ) : (
        <Skeleton aria-busy="true" height={480} />
      )}
    </Stack>
  )
}

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

function Shop({ shop }: { shop: ShopRecord }) {
  // The button that opened or closed the shop is gone.
  const heading = useFocusAfterChange<HTMLHeadingElement>(shop.status)
  return (
    <Stack spacing={2.5}>
      <PageTitle>{shop.name}</PageTitle>
      <Stack spacing={1}>
        <BackOfficeBreadcrumbs crumbs={crumbs} current={shop.name} />
        <Row spread>
          <Row>
            <h1 ref={heading} tabIndex={-1}>
              {shop.name}
            </h1>
            <StatusChip {...shopStatusChip(shop.status)} />
          </Row>
          <Row spacing={1}>
            {shop.status === 'approved' && (
              <Button component={Link} variant="outlined" to={paths.shop(shop.slug)}>
                {shopsText.view}
              </Button>
            )}
            <LookButton shop={shop} />
            <ShopStatusActions shop={shop} />
          </Row>
        </Row>
      </Stack>
      <Stand shop={shop} />
      <ShopFacts shop={shop} />
      {shop.description && (
        <Panel title={shopsText.says}>
          <QuotedText>{shop.description}</QuotedText>
        </Panel>
      )}
      <Pair>
        <BalancePanel shop={shop} />
        <TermsForm shop={shop} />
      </Pair>
      <ShopNotes shopId={shop.id} />
    </Stack>
  )
}

/** Why the shop is not open. */
function Stand({ shop: { status, statusSince, reason } }: { shop: ShopRecord }) {
  if (status === 'approved') return null
  if (status === 'pending') return <FormAlert tone="info">{words.waits}</FormAlert>
  const day = formatDate(statusSince)
  return (
    <FormAlert tone="info">
      <strong>{status === 'suspended' ? words.suspendedSince(day) : words.rejectedOn(day)}</strong>
      <span>{reason}</span>
    </FormAlert>
  )
}

function ShopFacts({ shop }: { shop: ShopRecord }) {
  const { owner, sales, currency } = shop
  const money = (amount: number) => formatMoney(amount, currency)
  const who = (
    <>
      <Link to={paths.adminPerson(owner.id)}>{owner.name}</Link>
      <Beside>
        <Email>{owner.email}</Email>
      </Beside>
    </>
  )
  const since = (
    <>
      {formatDate(shop.appliedAt)}
      {shop.decidedAt && <Beside>{decisionIn(formatDate(shop.decidedAt), shop.decidedBy)}</Beside>}
    </>
  )
  return (
    <DescriptionList
      items={[
        [words.owner, who],
        [words.applied, since],
        [words.products, <Products key="products" shop={shop} />],
        [words.rating, shop.rating === null ? words.noRating : words.ratingOf(formatRating(shop.rating), shop.reviewCount)],
        [words.orders, formatNumber(sales.orders)],
        [words.sales, money(sales.revenue)],
        [words.refunded, money(sales.refunded)],
        [words.lately, words.soldLately(sales.ordersLately, money(sales.revenueLately))],
      ]}
    />
  )
}

/** What is said of a fact below it. */
const Beside = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
)

const decisionIn = (day: string, name: string | null) => (name ? words.decidedBy(day, name) : words.decided(day))

/** How many products are on sale, and how many are not yet or no longer. */
function Products({ shop: { id, products } }: { shop: ShopRecord }) {
  const others = [
    ...(products.drafts > 0 ? [words.drafts(products.drafts)] : []),
    ...(products.hidden > 0 ? [words.hidden(products.hidden)] : []),
  ]
  return (
    <>
      <Link to={paths.adminProducts({ shop: String(id) })}>{formatNumber(products.active)}</Link>
      {others.length > 0 && <Beside>{others.join(', ')}</Beside>}
    </>
  )
}
