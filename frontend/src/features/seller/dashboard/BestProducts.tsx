import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { ProductTile } from '@/components/ProductTile'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { SellerDashboard } from '../api'
import { salesText as words } from './text'

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

const all = 100

/** The products that brought most, each with its share of the best one's revenue. */
export function BestProducts({ products, currency }: { products: SellerDashboard['bestProducts']; currency: string }) {
  const most = products[0]?.revenue ?? 0
  return (
    <Paper variant="panel" component="section" aria-label={words.best}>
      <Stack spacing={2}>
        <h2>{words.best}</h2>
        {products.length === 0 && <Typography color="textSecondary">{words.nothingBest}</Typography>}
        <Stack component="ol" spacing={2} sx={{ '&:empty': { display: 'none' } }}>
          {products.map((product) => (
            <Best key={product.id}>
              <span>
                <ProductTile src={product.thumbnail} tile={product.tile} size={48} />
              </span>
              <Link to={paths.sellerProductEdit(product.id)}>{product.title}</Link>
              <strong>{formatMoney(product.revenue, currency)}</strong>
              <div>
                <LinearProgress
                  variant="determinate"
                  aria-hidden
                  value={most > 0 ? (product.revenue / most) * all : 0}
                />
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
