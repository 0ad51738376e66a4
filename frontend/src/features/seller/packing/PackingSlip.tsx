import { styled } from '@mui/material/styles'
import { AddressText } from '@/components/AddressText'
import { formatUtcDay } from '@/lib/dates'
import { formatNumber } from '@/lib/language'
import type { ToPack } from '../api'
import { notesOf } from '../notes'
import { slipText } from './text'
import { linesToPack, type LineToPack } from './toPack'

const Sheet = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& h2': theme.typography.h1,
  '& h3': { ...theme.typography.h4, marginBlockEnd: 4 },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& th, & td': { padding: 8, textAlign: 'start', verticalAlign: 'top', borderBlockEnd: '1px solid' },
  '& th:first-of-type, & td:first-of-type': { inlineSize: '12%', textAlign: 'end', paddingInlineEnd: 16 },
  '& tr': { breakInside: 'avoid' },
}))

interface PackingSlipProps {
  order: Omit<ToPack, 'id' | 'lines'> & { lines: readonly LineToPack[] }
  shopName: string
}

/** The paper for the parcel: what goes in and where it goes, without prices. */
export function PackingSlip({ order, shopName }: PackingSlipProps) {
  const notes = notesOf(order)
  const lines = linesToPack(order.lines)
  const hasOptions = lines.some(({ options }) => options.length > 0)
  const hasSku = lines.some(({ sku }) => sku)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Sheet aria-label={slipText.of(order.number)}>
      <div>
        <h2>{shopName}</h2>
        <p>
          {slipText.title} · {slipText.order(order.number)} · {formatUtcDay(order.createdAt)}
        </p>
      </div>
      <div>
        <h3>{slipText.shipTo}</h3>
        <AddressText address={order.address} />
      </div>
      <table>
        <caption className="visually-hidden">{slipText.title}</caption>
        <thead>
          <tr>
            <th scope="col">{slipText.quantity}</th>
            <th scope="col">{slipText.goods}</th>
            {hasOptions && <th scope="col">{slipText.articleOptions}</th>}
            {hasSku && <th scope="col">{slipText.sku}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{formatNumber(line.quantity)}</td>
              <td>{line.title}</td>
              {hasOptions && <td>{line.options.map(({ name, value }) => `${name}: ${value}`).join(', ')}</td>}
              {hasSku && <td>{line.sku}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{slipText.pieces(pieces)}</p>
      {notes.length > 0 && (
        <div>
          <h3>{slipText.note}</h3>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </Sheet>
  )
}
