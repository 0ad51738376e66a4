import type { ReactNode } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { Row } from '@/components/Row'
import { Icon } from '@/components/icons/Icon'
import { formatDate } from '@/lib/dates'
import type { OrderLine, Shipment } from '../api'
import { contentsOf } from '../pieces'
import { ordersText } from '../text'

const words = ordersText.order

interface ShipmentsProps {
  shipments: readonly Shipment[]
  /** The goods, to say what is in which of several parcels. */
  lines?: readonly OrderLine[]
  /** What can be done with one parcel. */
  renderActions?: (shipment: Shipment) => ReactNode
}

const Link = styled('a')({ display: 'inline-flex', alignItems: 'center', gap: 4, minBlockSize: 44 })
const Selectable = styled('span')({ userSelect: 'all', fontVariantNumeric: 'tabular-nums' })

/** The parcels of an order: who carries them, under which number, since when, and with what inside. */
export function Shipments({ shipments, lines = [], renderActions }: ShipmentsProps) {
  return shipments.map((shipment, index) => (
    <Stack key={shipment.id}>
      <Row spacing={1}>
        <Icon name="truck" size={20} />
        <span>
          {shipment.carrier}{' '}
          {shipment.trackingUrl ? (
            <Link href={shipment.trackingUrl} target="_blank" rel="noreferrer">
              {shipment.trackingNumber}
              <Icon name="external" size={16} />
              <span className="visually-hidden">({words.newTab})</span>
            </Link>
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
