import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { ProductTile } from '@/components/ProductTile'
import { radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { SellerProductRow } from '../../api'
import { PriceOf, StatusOf, StockOf } from './parts'
import { listText as words } from './text'

const List = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))
const Card = styled('li')({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture name name" "facts facts state" "button button button"',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 16px',
  fontVariantNumeric: 'tabular-nums',
})
const Name = styled('div')({
  gridArea: 'name',
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, color: 'inherit' },
})

export interface ProductsProps {
  products: readonly SellerProductRow[]
  /** Opens price and stock of a product. */
  onPriceAndStock: (product: SellerProductRow) => void
}

/** A shop's products on a phone: one card each. */
export function ProductCards({ products, onPriceAndStock }: ProductsProps) {
  return (
    <List aria-label={words.title}>
      {products.map((product) => (
        <Card key={product.id}>
          <ProductTile src={product.thumbnail} tile={product.tile} size={56} />
          <Name>
            <Link to={paths.sellerProductEdit(product.id)}>{product.title}</Link>
          </Name>
          <div style={{ gridArea: 'facts' }}>
            <p>
              <PriceOf product={product} />
            </p>
            <Typography variant="body2" color="textSecondary">
              <StockOf product={product} /> · {words.variants(product.variantCount)}
            </Typography>
          </div>
          <div style={{ gridArea: 'state' }}>
            <StatusOf product={product} />
          </div>
          <Button
            variant="outlined"
            aria-label={words.priceAndStockOf(product.title)}
            onClick={() => onPriceAndStock(product)}
            sx={{ gridArea: 'button' }}
          >
            {words.priceAndStock}
          </Button>
        </Card>
      ))}
    </List>
  )
}
