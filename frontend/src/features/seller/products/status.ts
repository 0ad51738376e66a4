import type { StatusTone } from '@/components/StatusChip'
import type { ProductStatus } from '../api'

/** How a product's status looks. */
export const statusTones: Readonly<Record<ProductStatus, StatusTone>> = {
  active: 'success',
  draft: 'neutral',
  hidden: 'warning',
  archived: 'neutral',
  withdrawn: 'error',
}
