import { Icon } from '@/components/icons/Icon'
import { Quiet, Row, Stack } from '@/components/Panel'
import { formatDate } from '@/lib/dates'
import { styled } from '@/lib/styled'
import type { OrderLine, Shipment } from '../api'
import { ordersText } from '../text'

const words = ordersText.order

interface ShipmentsProps {
  shipments: readonly Shipment[]
  /** The goods, to say what is in which of several parcels. */
  lines?: readonly OrderLine[]
}

const Link = styled('a')({ display: 'inline-flex', alignItems: 'center', gap: 4, minBlockSize: 44 })
const Selectable = styled('span')({ userSelect: 'all', fontVariantNumeric: 'tabular-nums' })

/** The parcels of an order: who carries them, under which number, since when, and with what inside. */
export function Shipments({ shipments, lines = [] }: ShipmentsProps) {
  const titles = new Map(lines.map(({ id, title }) => [id, title]))
  return shipments.map(({ id, carrier, trackingNumber, trackingUrl, shippedAt, lostAt, lines: contents }, index) => (
    <Stack key={id} gap={0}>
      <Row gap={8}>
        <Icon name="truck" size={20} />
        <span>
          {carrier}{' '}
          {trackingUrl ? (
            <Link href={trackingUrl} target="_blank" rel="noreferrer">
              {trackingNumber}
              <Icon name="external" size={16} />
              <span className="visually-hidden">({words.newTab})</span>
            </Link>
          ) : (
            <Selectable>{trackingNumber}</Selectable>
          )}
        </span>
        <Quiet as="span">{[words.shipped(formatDate(shippedAt)), ...(lostAt ? [words.lost] : [])].join(', ')}</Quiet>
      </Row>
      {shipments.length > 1 && (
        <Quiet>
          {words.parcel(index + 1, shipments.length)}
          {titles.size > 0 &&
            `: ${contents.map((part) => words.contents(part.quantity, titles.get(part.lineId) ?? '')).join(', ')}`}
        </Quiet>
      )}
    </Stack>
  ))
}
