import type { StatusTone } from '@/components/StatusChip'
import type { ShopApplication } from '../api'
import { shopsText } from './text'

/** The views of the list; the first shows everything. */
export const shopViews = ['all', 'pending', 'approved', 'rejected', 'suspended'] as const

const tones: Readonly<Record<ShopApplication['status'], StatusTone>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'neutral',
  suspended: 'error',
}

/** Where a shop stands, in words. */
export const shopStatusChip = (status: ShopApplication['status']) => ({ label: shopsText.views[status], tone: tones[status] })
