import type { ReactNode } from 'react'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import ExternalLinkIcon from 'lucide-react/icons/external-link'
import TruckIcon from 'lucide-react/icons/truck'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { FormAlert } from '@/components/form/FormAlert'
import { ProductTile } from '@/components/ProductTile'
import { Row } from '@/components/Row'
import { formatDate } from '@/lib/dates'
import { tileOf } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { CancelRequest, OrderLine, Shipment } from '../api'
import { contentsOf } from '../pieces'
import { refundReason } from '../refundReasons'
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

/** The items of an order as they were bought: name, options and price do not change afterwards. */
export function OrderLines({ lines, renderLine }: OrderLinesProps) {
  const currency = useCurrency()
  return (
    <List>
      {lines.map((line) => (
        <Line key={line.id}>
          <ProductTile src={line.image} tile={tileOf(line.tile, line.productId)} size={64} />
          <div>
            <Link to={paths.product(line.productSlug)}>{line.title}</Link>
            <Typography variant="body2" color="textSecondary">
              {[...line.options.map(({ value }) => value), ordersText.order.quantity(line.quantity)].join(' · ')}
            </Typography>
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
function Changed({ line: { cancelled, lost, returned, refunded } }: { line: OrderLine }) {
  const currency = useCurrency()
  if (cancelled + lost + returned === 0) return null
  const words = [
    ...(cancelled > 0 ? [ordersText.order.cancelledPieces(cancelled)] : []),
    ...(lost > 0 ? [ordersText.order.lostPieces(lost)] : []),
    ...(returned > 0 ? [ordersText.order.refundedPieces(returned)] : []),
    ...(refunded > 0 ? [ordersText.order.refunded(formatMoney(refunded, currency))] : []),
  ]
  return (
    <Typography variant="body2" color="textSecondary">
      {words.join(', ')}
    </Typography>
  )
}

const words = ordersText.order

interface ShipmentsProps {
  shipments: readonly Shipment[]
  /** The items, to say what is in which of several parcels. */
  lines?: readonly OrderLine[]
  /** What can be done with one parcel. */
  renderActions?: (shipment: Shipment) => ReactNode
}

const TrackingLink = styled('a')({ display: 'inline-flex', alignItems: 'center', gap: 4, minBlockSize: 44 })
const Selectable = styled('span')({ userSelect: 'all', fontVariantNumeric: 'tabular-nums' })

/** The parcels of an order: who carries them, under which number, since when, and with what inside. */
export function Shipments({ shipments, lines = [], renderActions }: ShipmentsProps) {
  return shipments.map((shipment, index) => (
    <Stack key={shipment.id}>
      <Row spacing={1}>
        <TruckIcon size={20} />
        <span>
          {shipment.carrier}{' '}
          {shipment.trackingUrl ? (
            <TrackingLink href={shipment.trackingUrl} target="_blank" rel="noreferrer">
              {shipment.trackingNumber}
              <ExternalLinkIcon size={16} />
              <span className="visually-hidden">({words.newTab})</span>
            </TrackingLink>
          ) : (
            <Selectable>{shipment.trackingNumber}</Selectable>
          )}
        </span>
        <Typography variant="body2" color="textSecondary" component="span">
          {[words.shipped(formatDate(shipment.shippedAt)), ...(shipment.lostAt ? [words.lost] : [])].join(', ')}
        </Typography>
      </Row>
      {shipments.length > 1 && (
        <Typography variant="body2" color="textSecondary">
          {[words.parcel(index + 1, shipments.length), ...(lines.length > 0 ? [contentsOf(shipment, lines)] : [])].join(
            ': ',
          )}
        </Typography>
      )}
      {renderActions?.(shipment)}
    </Stack>
  ))
}

interface CancelRequestsProps {
  requests: readonly CancelRequest[]
  lines: readonly OrderLine[]
  /** What can be done with an open one, which then says enough. */
  renderActions?: (request: CancelRequest) => ReactNode
}

const requestWords = ordersText.requests
const tones = { open: 'warning', accepted: 'success', declined: 'info', overtaken: 'info' } as const
const states: Readonly<Record<string, string>> = requestWords.states

/** What the buyer asked a shop to cancel, and what the shop said. */
export function CancelRequests({ requests, lines, renderActions }: CancelRequestsProps) {
  return requests.map((request) => {
    const { id, status, reason, answer } = request
    const actions = status === 'open' && renderActions?.(request)
    return (
      <FormAlert key={id} tone={tones[status as keyof typeof tones] ?? 'info'}>
        <p>{requestWords.asked(contentsOf(request, lines))}</p>
        <p>{ordersText.order.reason(refundReason(reason))}</p>
        {actions || <p>{states[status] ?? status}</p>}
        {answer && <p>{requestWords.answer(answer)}</p>}
      </FormAlert>
    )
  })
}
