import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { LinkRow, RowCard } from '@/components/LinkRow'
import { PageTitle } from '@/components/Page'
import { useGetShopQuery } from '@/features/catalog/api'
import { useGetOwnShopQuery } from '@/features/seller/api'
import { paths } from '@/lib/paths'
import { categoriesText } from './text'

const Intro = styled('p')(({ theme }) => ({ maxInlineSize: '68ch', color: theme.vars.palette.text.secondary }))

/** The shop's own collections, as buyers see them on its page. */
export function SellerCategoriesPage() {
  return (
    <Stack spacing={2.5}>
      <PageTitle>{categoriesText.title}</PageTitle>
      <h1>{categoriesText.title}</h1>
      <Intro>{categoriesText.intro}</Intro>
      <Collections />
    </Stack>
  )
}

function Collections() {
  const own = useGetOwnShopQuery()
  const shop = useGetShopQuery({ slug: own.data?.slug ?? '' }, { skip: !own.data })
  if (own.isError || shop.isError)
    return <ErrorState title={categoriesText.loadFailed} onRetry={() => void (own.isError ? own : shop).refetch()} />
  if (!shop.data) return <Skeleton aria-busy="true" height={160} />
  if (shop.data.collections.length === 0)
    return (
      <EmptyState
        scene="teapot"
        title={categoriesText.emptyTitle}
        text={categoriesText.emptyText}
        action={
          <Button component={Link} variant="outlined" to={paths.sellerProducts()}>
            {categoriesText.products}
          </Button>
        }
      />
    )
  return (
    <RowCard>
      {shop.data.collections.map(({ id, name, categoryPath }) => (
        <LinkRow key={id} to={`/category/${categoryPath}`} label={name} end={<ChevronRightIcon size={20} />} />
      ))}
    </RowCard>
  )
}
