import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Rating } from '@/components/Rating'
import { radius, type TileName } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { ProductShop } from '../../api'
import { catalogText } from '../../text'
import { ShopLogo } from '../ShopLogo'
import { belowProductText, productPageText } from './text'

const Box = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: 16,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}))
const Words = styled('div')(({ theme }) => ({
  flex: '1 1 160px',
  minInlineSize: 0,
  '& strong': { display: 'block', fontWeight: 650 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}))

/** Who sells the product: name and numbers from the database, and the way to the shop. */
export function SellerCard({ shop, tile }: { shop: ProductShop; tile: TileName }) {
  return (
    <Box aria-label={belowProductText.soldBy}>
      <ShopLogo logo={shop.logo} name={shop.name} tile={tile} size={56} />
      <Words>
        <p>{belowProductText.soldBy}</p>
        <strong>{shop.name}</strong>
        {shop.rating !== null && shop.reviewCount > 0 ? (
          <Rating rating={shop.rating} name={productPageText.shopRating} count={shop.reviewCount} compact />
        ) : (
          <p>{catalogText.noRating}</p>
        )}
      </Words>
      <Button component={Link} variant="outlined" to={paths.shop(shop.slug)}>
        {belowProductText.viewShop}
      </Button>
    </Box>
  )
}
