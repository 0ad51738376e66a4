import { useRef } from 'react'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { errorStateFor } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import { ProductTile } from '@/components/ProductTile'
import { useHasBeenInView } from '@/features/catalog/viewHooks'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { SellerDashboard } from '../api'
import { barHeight } from './measures'
import { salesText as words } from './text'

const BestProductsChart = onDemand(async () => (await import('./BestProductsChart')).BestProductsChart, {
  loading: ({ products }) => <Skeleton height={barHeight(products.length)} />,
  failed: errorStateFor(words.chartFailed),
})

const Best = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gap: '0 12px',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
  '& > a': { ...theme.typography.subtitle2, color: 'inherit', overflowWrap: 'anywhere', paddingBlock: 10 },
  '& > span': { gridRow: '1 / 3' },
  '& > strong': theme.typography.subtitle2,
  '& > div': { gridColumn: '2 / 4' },
}))

/** The products that brought most, drawn and in words. */
export function BestProducts({ products, currency }: { products: SellerDashboard['bestProducts']; currency: string }) {
  // On a phone it stands below the figures, and comes when somebody does.
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useHasBeenInView(box)
  return (
    <Paper ref={box} variant="panel" component="section" aria-label={words.best}>
      <Stack spacing={2}>
        <h2>{words.best}</h2>
        {products.length === 0 && <Typography color="textSecondary">{words.nothingBest}</Typography>}
        {products.length > 0 &&
          (isSeen ? (
            <BestProductsChart products={products} currency={currency} />
          ) : (
            <Skeleton height={barHeight(products.length)} />
          ))}
        <Stack component="ol" spacing={2} sx={{ '&:empty': { display: 'none' } }}>
          {products.map((product) => (
            <Best key={product.id}>
              <span>
                <ProductTile src={product.thumbnail} tile={product.tile} size={48} />
              </span>
              <Link to={paths.sellerProductEdit(product.id)}>{product.title}</Link>
              <strong>{formatMoney(product.revenue, currency)}</strong>
              <div>
                <Typography variant="small" color="textSecondary">
                  {words.sold(product.items, product.views)}
                </Typography>
              </div>
            </Best>
          ))}
        </Stack>
      </Stack>
    </Paper>
  )
}
