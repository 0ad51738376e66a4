import { useSearchParams } from 'react-router-dom'
import { InlineSelect } from '@/components/form/InlineSelect'
import { TrendPanel } from '@/features/seller/dashboard/TrendPanel'
import type { MarketOverview } from '../api'
import { consoleText } from '../text'
import { figuresOf, trendOf } from './figures'

const parameter = 'chart'

/** One figure of the marketplace over the period; the address says which, and the first one is meant where it names none. */
export function MarketTrend({ overview }: { overview: MarketOverview }) {
  const [address, setAddress] = useSearchParams()
  const figures = figuresOf(overview.currency)
  const [usual] = figures
  const shown = figures.find(({ name }) => name === address.get(parameter)) ?? usual
  const choose = (name: string) => {
    const next = new URLSearchParams(address)
    if (name === usual.name) next.delete(parameter)
    else next.set(parameter, name)
    setAddress(next, { preventScrollReset: true })
  }
  return (
    <TrendPanel trend={trendOf(overview, shown)}>
      <InlineSelect
        label={consoleText.shown}
        value={shown.name}
        choices={figures.map(({ name, label }) => [name, label] as const)}
        onChange={choose}
      />
    </TrendPanel>
  )
}
