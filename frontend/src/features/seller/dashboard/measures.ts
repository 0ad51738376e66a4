import type { SellerDashboard } from '../api'

/** How high the chart of revenue is, drawn or not yet. */
export const chartHeight = 300
/** How high a chart of so many bars is. */
export const barHeight = (bars: number) => 40 + bars * 32

/** What the chart and its table need to know. */
export interface RevenueSteps extends Pick<SellerDashboard, 'steps' | 'unit' | 'currency' | 'period'> {
  figures: { revenue: number }
  figuresBefore: { revenue: number }
}
