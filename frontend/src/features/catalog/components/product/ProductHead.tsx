import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Rating } from '@/components/Rating'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { Product } from '../../api'
import { productPageText } from './text'

/** The shop stands over the title on phones and under it beside wide pictures. */
const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  [media.wide]: { '& > p': { order: 1 }, '& > a': { order: 2 } },
})
const By = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  alignItems: 'center',
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
  '& a': { minBlockSize: 44, display: 'inline-flex', alignItems: 'center', fontWeight: 550 },
}))
const Jump = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
})

/** The id of the reviews on the page. */
export const reviewsId = 'reviews'

/** What it is, who sells it, and what buyers think of it. */
export function ProductHead({ product }: { product: Product }) {
  const { shop, rating, reviewCount } = product
  return (
    <Box>
      <By>
        {productPageText.by} <Link to={paths.shop(shop.slug)}>{shop.name}</Link>
        {shop.rating !== null && shop.reviewCount > 0 && <Rating rating={shop.rating} compact />}
      </By>
      <h1>{product.title}</h1>
      {rating !== null && reviewCount > 0 && (
        <Jump href={`#${reviewsId}`}>
          <Rating rating={rating} count={reviewCount} />
        </Jump>
      )}
    </Box>
  )
}
