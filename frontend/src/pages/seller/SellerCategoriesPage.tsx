import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import Skeleton from '@mui/material/Skeleton'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import { useGetShopQuery } from '@/features/catalog/api'
import { useGetOwnShopQuery } from '@/features/seller/api'
import { radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { categoriesText } from './text'

const Intro = styled('p')(({ theme }) => ({ maxInlineSize: '68ch', color: theme.vars.palette.text.secondary }))
const List = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minBlockSize: 52,
    paddingInline: 16,
    fontWeight: 550,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& a:focus-visible': { outlineOffset: -2 },
}))

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
    <List>
      {shop.data.collections.map((collection) => (
        <li key={collection.id}>
          <Link to={`/category/${collection.categoryPath}`}>
            {collection.name}
            <ChevronRightIcon size={20} />
          </Link>
        </li>
      ))}
    </List>
  )
}
