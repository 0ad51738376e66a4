import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { Quiet, Row, Stack } from '@/components/Panel'
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
    <Stack key={shipment.id} gap={0}>
      <Row gap={8}>
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
        <Quiet as="span">
          {[words.shipped(formatDate(shipment.shippedAt)), ...(shipment.lostAt ? [words.lost] : [])].join(', ')}
        </Quiet>
      </Row>
      {shipments.length > 1 && (
        <Quiet>
          {[words.parcel(index + 1, shipments.length), ...(lines.length > 0 ? [contentsOf(shipment, lines)] : [])].join(': ')}
        </Quiet>
      )}
      {renderActions?.(shipment)}
    </Stack>
  ))
}
