import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { ProductTile } from '@/components/ProductTile'
import { radius, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { ShopReview } from '../../api'

const About = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 12,
  minBlockSize: 44,
  color: theme.vars.palette.text.primary,
  fontWeight: 550,
  textDecoration: 'none',
  borderRadius: radius.field,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& > div': { inlineSize: 40, flex: 'none', borderRadius: radius.field },
}))

/** The product that a review is about. */
export function Reviewed({ product }: Pick<ShopReview, 'product'>) {
  return (
    <About to={paths.product(product.slug)}>
      <ProductTile src={product.thumbnail} tile={tileOf(product.tile)} size={40} />
      {product.title}
    </About>
  )
}
