import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@/components/ButtonLink'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Icon } from '@/components/icons/Icon'
import { Loader } from '@/components/Loader'
import { PageTitle } from '@/components/Page'
import { Panel, Stack } from '@/components/Panel'
import { useGetShopQuery } from '@/features/catalog/api'
import { useGetOwnShopQuery } from '@/features/seller/api'
import { paths } from '@/lib/paths'

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 52,
  fontWeight: 550,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  'li + li > &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))

/** The shop's own collections, as buyers see them on its page. */
export function SellerCategoriesPage() {
  const own = useGetOwnShopQuery()
  const shop = useGetShopQuery({ slug: own.data?.slug ?? '' }, { skip: !own.data })
  if (own.isError || shop.isError)
    return (
      <ErrorState title="Your collections did not load" onRetry={() => void (own.isError ? own : shop).refetch()} />
    )
  if (!shop.data) return <Loader label="Loading your collections" />
  return (
    <Stack gap={20}>
      <PageTitle>Categories</PageTitle>
      <h1>Categories</h1>
      {shop.data.collections.length === 0 ? (
        <EmptyState
          icon="tag"
          title="No collections yet"
          text="A collection groups goods of your shop inside one category. Your goods stand in the marketplace's categories all the same."
          action={
            <ButtonLink variant="outlined" to={paths.sellerProducts()}>
              See your products
            </ButtonLink>
          }
        />
      ) : (
        <Panel>
          <ul>
            {shop.data.collections.map((collection) => (
              <li key={collection.id}>
                <Row to={`/category/${collection.categoryPath}`}>
                  {collection.name}
                  <Icon name="chevronRight" size={20} />
                </Row>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Stack>
  )
}
