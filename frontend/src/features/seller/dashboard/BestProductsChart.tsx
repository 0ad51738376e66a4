import { styled, useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { formatMoney } from '@/lib/money'
import type { SellerDashboard } from '../api'
import { formatMoneyShort } from './format'
import { barHeight } from './measures'
import { salesText as words } from './text'

const Figure = styled('figure')({ margin: 0 })

interface BestProductsChartProps {
  products: SellerDashboard['bestProducts']
  currency: string
}

/** What the best products brought, the first one on top. Their names stand in the list below. */
export function BestProductsChart({ products, currency }: BestProductsChartProps) {
  const { chart } = useTheme().vars.palette
  const titleOf = (place: number) => products[place - 1]?.title ?? ''
  return (
    <Figure aria-label={words.bestChart}>
      <BarChart
        layout="horizontal"
        height={barHeight(products.length)}
        hideLegend
        series={[
          {
            label: words.revenue,
            color: chart.first,
            data: products.map(({ revenue }) => revenue),
            valueFormatter: (amount) => formatMoney(amount ?? 0, currency),
          },
        ]}
        yAxis={[
          {
            scaleType: 'band',
            width: 28,
            data: products.map((_, at) => at + 1),
            valueFormatter: (place: number, { location }) => (location === 'tooltip' ? titleOf(place) : String(place)),
          },
        ]}
        xAxis={[{ min: 0, tickNumber: 3, valueFormatter: (amount: number) => formatMoneyShort(amount, currency) }]}
        grid={{ vertical: true }}
        margin={{ top: 0, bottom: 0 }}
      />
    </Figure>
  )
}
