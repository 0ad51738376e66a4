import Typography from '@mui/material/Typography'
import { useCurrency } from '@/components/Currency'
import type { Product, Variant } from '../../api'
import { unitPriceOf } from '../../unitPrice'

type UnitPriceProps = { product: Pick<Product, 'options' | 'attributes'>; variant: Variant }

/** What a variant costs per measure, under its price, where it is sold by measure. */
export function UnitPrice({ product, variant }: UnitPriceProps) {
  const price = unitPriceOf(product, variant, useCurrency())
  return (
    price && (
      <Typography variant="caption" component="p" color="textSecondary">
        {price}
      </Typography>
    )
  )
}
