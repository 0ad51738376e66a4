import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { useCurrency } from '@/components/Currency'
import { Quiet } from '@/components/Panel'
import { ProductTile } from '@/components/ProductTile'
import { StatusChip, type StatusTone } from '@/components/StatusChip'
import type { SellerProduct } from '@/features/seller/api'
import { VariantRow } from '@/features/seller/components/VariantRow'
import { media, radius, tileOf } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import { productsPageText } from '../text'

const List = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li': { padding: '12px 16px' },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))
const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture name name" "facts facts state" "button button button"',
  gap: '8px 16px',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  [media.wide]: {
    gridTemplateColumns: '56px minmax(0, 1fr) 220px 110px 170px',
    gridTemplateAreas: '"picture name facts state button"',
  },
})
const Name = styled('div')({
  gridArea: 'name',
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, color: 'inherit' },
})
const Facts = styled('div')({ gridArea: 'facts' })
const State = styled('div')({ gridArea: 'state' })
const Open = styled(Button)({ gridArea: 'button' })
const Variants = styled('div')({ marginBlockStart: 12 })

const tones: Readonly<Record<SellerProduct['status'], StatusTone>> = {
  active: 'success',
  draft: 'neutral',
  hidden: 'warning',
  archived: 'neutral',
}

/** A seller's products, each with its state, price and stock; the last two open to be changed. */
export function ProductList({ products }: { products: readonly SellerProduct[] }) {
  return (
    <List>
      {products.map((product) => (
        <Product key={product.id} product={product} />
      ))}
    </List>
  )
}

function Product({ product }: { product: SellerProduct }) {
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <Head>
        <ProductTile src={product.images[0]?.url ?? null} tile={tileOf(product.tile, product.id)} size={56} />
        <Name>
          {/* Only what is on sale has a page that shoppers see. */}
          {product.status === 'active' ? <Link to={paths.product(product.slug)}>{product.title}</Link> : product.title}
        </Name>
        <PriceAndStock product={product} />
        <State>
          <StatusChip tone={tones[product.status]} label={productsPageText.tabs[product.status]} />
        </State>
        <Open
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-label={productsPageText.priceAndStockOf(product.title)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? productsPageText.close : productsPageText.priceAndStock}
        </Open>
      </Head>
      <Variants id={panel} hidden={!isOpen}>
        {isOpen &&
          product.variants.map((variant) => <VariantRow key={variant.id} productId={product.id} variant={variant} />)}
      </Variants>
    </li>
  )
}

function PriceAndStock({ product: { variants } }: { product: SellerProduct }) {
  const currency = useCurrency()
  const prices = variants.map(({ price, priceSale }) => priceSale ?? price)
  const from = formatMoney(Math.min(...prices), currency)
  const to = formatMoney(Math.max(...prices), currency)
  const stock = variants.reduce((sum, variant) => sum + variant.stock, 0)
  return (
    <Facts>
      <p>{from === to ? from : productsPageText.range(from, to)}</p>
      <Quiet>
        {stock === 0 ? productsPageText.soldOut : productsPageText.inStock(stock)} ·{' '}
        {productsPageText.variants(variants.length)}
      </Quiet>
    </Facts>
  )
}
