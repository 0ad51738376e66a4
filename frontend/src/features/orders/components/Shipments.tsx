import { Icon } from '@/components/icons/Icon'
import { Quiet, Row } from '@/components/Panel'
import { formatDate } from '@/lib/dates'
import type { Shipment } from '../api'

/** The parcels of an order: who carries them, under which number, since when. */
export function Shipments({ shipments }: { shipments: readonly Shipment[] }) {
  return shipments.map(({ id, carrier, trackingNumber, trackingUrl, shippedAt }) => (
    <Row key={id} gap={8}>
      <Icon name="truck" size={20} />
      <span>
        {carrier}{' '}
        {trackingUrl ? (
          <a href={trackingUrl} target="_blank" rel="noreferrer">
            {trackingNumber}
          </a>
        ) : (
          trackingNumber
        )}
      </span>
      <Quiet as="span">shipped {formatDate(shippedAt)}</Quiet>
    </Row>
  ))
}
