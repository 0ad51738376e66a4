import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { Quiet } from '@/components/Panel'
import { ProductTile } from '@/components/ProductTile'
import { tileOf } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { OrderLine } from '../api'
import { ordersText } from '../text'

const List = styled('ul')({ display: 'grid', gap: 12 })
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  fontVariantNumeric: 'tabular-nums',
  // The padding of inline text moves nothing and makes the link as tall as a finger.
  '& a': { paddingBlock: 14, color: 'inherit', textDecoration: 'none', fontWeight: 550 },
  '& a:hover': { textDecoration: 'underline' },
})

type OrderLinesProps = {
  lines: readonly OrderLine[]
  /** What can be done with one line; stands under its words. */
  renderLine?: ((line: OrderLine) => ReactNode) | undefined
}

/** The goods of an order as they were bought: name, options and price do not change afterwards. */
export function OrderLines({ lines, renderLine }: OrderLinesProps) {
  const currency = useCurrency()
  return (
    <List>
      {lines.map((line) => (
        <Line key={line.id}>
          <ProductTile src={line.image} tile={tileOf(line.tile, line.productId)} size={64} />
          <div>
            <Link to={paths.product(line.productSlug)}>{line.title}</Link>
            <Quiet>
              {[...line.options.map(({ value }) => value), ordersText.order.quantity(line.quantity)].join(', ')}
            </Quiet>
            <Changed line={line} />
            {renderLine?.(line)}
          </div>
          <span>{formatMoney(line.price * line.quantity, currency)}</span>
        </Line>
      ))}
    </List>
  )
}

/** What of a line does not come, and the money for it. */
function Changed({ line: { cancelled, lost, refunded } }: { line: OrderLine }) {
  const currency = useCurrency()
  if (cancelled + lost === 0) return null
  const words = [
    ...(cancelled > 0 ? [ordersText.order.cancelledPieces(cancelled)] : []),
    ...(lost > 0 ? [ordersText.order.lostPieces(lost)] : []),
    ...(refunded > 0 ? [ordersText.order.refunded(formatMoney(refunded, currency))] : []),
  ]
  return <Quiet>{words.join(', ')}</Quiet>
}
