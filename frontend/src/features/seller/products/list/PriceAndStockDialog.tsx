import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { ErrorState } from '@/components/ErrorState'
import { Sheet } from '@/components/Sheet'
import { useGetSellerProductQuery, type SellerProductRow } from '../../api'
import { VariantRow } from '../../components/VariantRow'
import { listText as words } from './text'

const Variants = styled('div')({ maxInlineSize: 1000, marginInline: 'auto', padding: '0 16px 24px' })

interface PriceAndStockDialogProps {
  product: SellerProductRow
  open: boolean
  onClose: () => void
}

/** Price and stock of each variant of a product, changed without leaving the list. */
export function PriceAndStockDialog({ product: { id, title, variantCount }, open, onClose }: PriceAndStockDialogProps) {
  const { currentData, isError, refetch } = useGetSellerProductQuery({ id }, { skip: !open })
  return (
    <Sheet side="bottom" title={words.priceAndStockOf(title)} open={open} onClose={onClose}>
      <Variants>
        {isError && <ErrorState title={words.variantsFailed} onRetry={() => void refetch()} />}
        {!currentData && !isError && <Skeleton aria-busy="true" height={Math.min(variantCount, 4) * 96} />}
        {currentData?.variants.map((variant) => (
          <VariantRow key={variant.id} productId={id} variant={variant} />
        ))}
      </Variants>
    </Sheet>
  )
}
