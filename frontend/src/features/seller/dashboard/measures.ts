import type { SellerDashboard } from '../api'

/** How high the chart of revenue is, drawn or not yet. */
export const chartHeight = 300

/** What the chart and its table need to know. */
export interface RevenueSteps extends Pick<SellerDashboard, 'steps' | 'unit' | 'currency' | 'period'> {
  figures: { revenue: number }
  figuresBefore: { revenue: number }
}
