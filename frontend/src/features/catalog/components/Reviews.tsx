import { useState } from 'react'
import { Button } from '@/components/Button'
import { Skeleton } from '@/components/Skeleton'
import { styled } from '@mui/material/styles'
import { ErrorState } from '@/components/ErrorState'
import { Section } from '@/components/Page'
import { media } from '@/lib/design'
import { useListReviewsQuery, type Product } from '../api'
import { catalogText } from '../text'
import { Histogram } from './Histogram'
import { ReviewCard } from './ReviewCard'

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.wide]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: 48 },
})
const List = styled('ul')(({ theme }) => ({
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))
const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

function ReviewPageList({ slug, page, shop }: { slug: string; page: number; shop: string }) {
  const { data } = useListReviewsQuery({ slug, page })
  if (!data)
    return (
      <li>
        <Skeleton height={120} sx={{ my: 2 }} />
      </li>
    )
  return data.items.map((review) => <ReviewCard key={review.id} review={review} shop={shop} />)
}

/** What buyers say: the spread first, then the words, newest first. */
export function Reviews({ product }: { product: Product }) {
  const [pages, setPages] = useState(1)
  const { data, isError, refetch } = useListReviewsQuery({ slug: product.slug, page: 1 })
  return (
    <Section title={catalogText.reviews} id="reviews">
      {isError && <ErrorState title={catalogText.reviewsFailed} onRetry={() => void refetch()} />}
      {data?.total === 0 && <Quiet>{catalogText.noReviews}</Quiet>}
      {!isError && data?.total !== 0 && (
        <Columns>
          {data ? <Histogram counts={data.histogram} average={product.rating ?? 0} /> : <Skeleton height={200} />}
          <div>
            <List>
              {Array.from({ length: pages }, (_, at) => (
                <ReviewPageList key={at} slug={product.slug} page={at + 1} shop={product.shop.name} />
              ))}
            </List>
            {data && pages * data.pageSize < data.total && (
              <Button variant="outlined" onClick={() => setPages(pages + 1)}>
                {catalogText.moreReviews}
              </Button>
            )}
          </div>
        </Columns>
      )}
    </Section>
  )
}
