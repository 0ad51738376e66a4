import { Skeleton } from '@/components/Skeleton'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@/components/ButtonLink'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { Row, Stack } from '@/components/Panel'
import { useGetOwnShopQuery, useListSellerOrdersQuery } from '@/features/seller/api'
import { SellerOrderRow } from '@/features/seller/components/SellerOrderRow'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'

const newestShown = 5

/** The first page of the seller centre: what needs doing, then what came in. */
export function SellerHomePage() {
  const { data: shop } = useGetOwnShopQuery()
  return (
    <Stack gap={32}>
      <PageTitle>Seller Center</PageTitle>
      <Row spread>
        <h1>{shop ? shop.name : 'Your shop'}</h1>
        {shop && (
          <ButtonLink to={paths.shop(shop.slug)} variant="outlined">
            View shop
          </ButtonLink>
        )}
      </Row>
      <ToDo />
      <NewestOrders />
    </Stack>
  )
}

const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  [media.wide]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: 16 },
})

const todo = [
  { states: ['confirmed', 'partially_shipped'], label: 'To ship' },
  { states: ['return_requested'], label: 'Returns' },
  { states: ['in_delivery'], label: 'In delivery' },
  { states: ['delivered'], label: 'Delivered' },
]

function ToDo() {
  const { data } = useListSellerOrdersQuery({}, { refetchOnMountOrArgChange: true })
  return (
    <section aria-label="To do">
      <Tiles>
        {todo.map(({ states, label }) => (
          <Tile key={label} to={paths.sellerOrders(states.join())}>
            <span>{label}</span>
            <strong>{data ? sumOf(data.counts, states) : '–'}</strong>
          </Tile>
        ))}
      </Tiles>
    </section>
  )
}

const sumOf = (counts: Record<string, number>, states: readonly string[]) =>
  states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)

const Tile = styled(Link)(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.control },
  '& strong': { fontSize: '1.75rem', lineHeight: '36px', fontVariantNumeric: 'tabular-nums' },
}))

function NewestOrders() {
  const { data, isError, refetch } = useListSellerOrdersQuery({}, { refetchOnMountOrArgChange: true })
  return (
    <Stack>
      <Row spread>
        <h2>Orders</h2>
        <Link to={paths.sellerOrders()}>All orders</Link>
      </Row>
      {isError && <ErrorState title="The orders did not load" onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={270} />}
      {data?.items.length === 0 && (
        <EmptyState icon="receipt" title="No orders yet" text="They appear here when someone buys." />
      )}
      {data && data.items.length > 0 && (
        <Stack as="ul" gap={8}>
          {data.items.slice(0, newestShown).map((order) => (
            <SellerOrderRow key={order.id} order={order} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}
