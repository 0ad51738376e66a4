import { styled } from '@mui/material/styles'
import { formatMoney } from '@/lib/money'
import { useCurrency } from './Currency'
import { VisuallyHidden } from './LiveRegion'
import { componentText } from './text'

type PriceProps = {
  price: number
  priceSale?: number | null
  /** The lowest of several prices: shown as "From". */
  varies?: boolean
  size?: 'card' | 'page'
}

const Line = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  fontVariantNumeric: 'tabular-nums',
})
const Current = styled('strong', { shouldForwardProp: (name) => name !== 'page' && name !== 'sale' })<{
  page: boolean
  sale: boolean
}>(({ theme, page, sale }) => ({
  ...theme.typography[page ? 'pagePrice' : 'price'],
  color: sale ? theme.vars.palette.sale.label : theme.vars.palette.text.primary,
}))
const Old = styled('s')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
}))
const Percent = styled('span')(({ theme }) => ({
  color: theme.vars.palette.sale.label,
  backgroundColor: theme.vars.palette.sale.tint,
  borderRadius: 8,
  padding: '2px 8px',
  ...theme.typography.caption,
  alignSelf: 'center',
}))

/** The discount in percent, rounded down, so that it never promises too much. */
export function percentOff(price: number, priceSale: number): number {
  return price > 0 ? Math.floor(((price - priceSale) * 100) / price) : 0
}

/** A price: the current one first, the regular one struck through beside it. */
export function Price({ price, priceSale = null, varies = false, size = 'card' }: PriceProps) {
  const currency = useCurrency()
  const sale = priceSale !== null && priceSale < price
  const page = size === 'page'
  const percent = sale ? percentOff(price, priceSale) : 0
  return (
    <Line>
      <Current page={page} sale={sale}>
        {sale && <VisuallyHidden>{`${componentText.priceNow} `}</VisuallyHidden>}
        {varies && `${componentText.priceFrom} `}
        {formatMoney(sale ? priceSale : price, currency)}
      </Current>
      {sale && (
        <Old>
          <VisuallyHidden>{`${componentText.priceWas} `}</VisuallyHidden>
          {formatMoney(price, currency)}
        </Old>
      )}
      {sale && page && percent > 0 && <Percent>{componentText.percentOff(percent)}</Percent>}
    </Line>
  )
}
