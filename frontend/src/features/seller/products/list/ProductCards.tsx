import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { ProductTile } from '@/components/ProductTile'
import { radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { SellerProductRow } from '../../api'
import { ProductPrice, ProductStatusLabel, ProductStock } from './productCells'
import { listText as words } from './text'

const List = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))
const Card = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto 56px minmax(0, 1fr) auto',
  gridTemplateAreas: '"tick picture name name" "facts facts facts state" "button button button button"',
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
  /** The ids of the products that are chosen, on whatever page. */
  chosen: readonly number[]
  onChoose: (ids: number[]) => void
  /** Opens price and stock of a product. */
  onPriceAndStock: (product: SellerProductRow) => void
}

/** A shop's products on a phone: one card each. */
export function ProductCards({ products, chosen, onChoose, onPriceAndStock }: ProductsProps) {
  const others = chosen.filter((id) => !products.some((product) => product.id === id))
  const count = chosen.length - others.length
  const isAll = count === products.length
  return (
    <div>
      <FormControlLabel
        label={words.selectPage}
        control={
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && count !== 0}
            onChange={({ target }) => onChoose([...others, ...(target.checked ? products.map(({ id }) => id) : [])])}
          />
        }
      />
      <List aria-label={words.title}>
        {products.map((product) => (
          <Card key={product.id}>
            <Checkbox
              slotProps={{ input: { 'aria-label': words.select(product.title) } }}
              checked={chosen.includes(product.id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, product.id] : chosen.filter((id) => id !== product.id))
              }
              sx={{ marginInline: '-12px' }}
            />
            <ProductTile src={product.thumbnail} tile={product.tile} size={56} />
            <Name>
              <Link to={paths.sellerProductEdit(product.id)}>{product.title}</Link>
            </Name>
            <div style={{ gridArea: 'facts' }}>
              <p>
                <ProductPrice product={product} />
              </p>
              <Typography variant="body2" color="textSecondary">
                <ProductStock product={product} /> · {words.variants(product.variantCount)}
              </Typography>
            </div>
            <div style={{ gridArea: 'state' }}>
              <ProductStatusLabel product={product} />
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
    </div>
  )
}
