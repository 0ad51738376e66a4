/** What goes on packing slips and labels. */
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { orderLineOf } from '@/testing/orders'
import { sellerOrderOf } from '@/testing/shops'
import { labelFormatName, labelFormats, labelsOn, fontSizeFor, labelSheets } from './labels'
import { PackingSlip } from './PackingSlip'
import { linesToPack } from './toPack'

const piecesOf = (lines: Parameters<typeof linesToPack>[0]) => linesToPack(lines).map(({ id, quantity }) => [id, quantity])

test('the packing slip says what goes where, and no price', () => {
  render(<PackingSlip order={sellerOrderOf(5, { note: 'Ring twice' })} shopName="Clay & Co" />)
  const slip = screen.getByRole('region', { name: /^Packing slip of order/ })
  for (const text of ['Clay & Co', 'HS-5', '1 Market Street', 'Mug 1', 'Colour: Forest', '2 items', 'Ring twice'])
    expect(slip).toHaveTextContent(text)
  expect(slip.textContent).not.toMatch(/\$|24/)
})

test('the packing slip names the article numbers, if any line has one', () => {
  const order = sellerOrderOf(5)
  const lines = [{ ...orderLineOf(1), sku: 'MUG-1' }, { ...orderLineOf(2), sku: null }]
  const { rerender } = render(<PackingSlip order={{ ...order, lines }} shopName="Clay & Co" />)
  expect(screen.getByRole('columnheader', { name: 'SKU' })).toBeInTheDocument()
  expect(screen.getByRole('cell', { name: 'MUG-1' })).toBeInTheDocument()
  rerender(<PackingSlip order={order} shopName="Clay & Co" />)
  expect(screen.queryByRole('columnheader', { name: 'SKU' })).not.toBeInTheDocument()
})

test('only what is still here is packed', () => {
  const lines = [
    orderLineOf(1, { quantity: 5, shipped: 2, cancelled: 1 }),
    orderLineOf(2, { quantity: 1, shipped: 1 }),
    orderLineOf(3, { quantity: 1, cancelled: 1 }),
  ]
  expect(piecesOf(lines)).toEqual([[1, 2]])
})

test('once all has left, the paper is that of what was sent, without what was cancelled', () => {
  const lines = [
    orderLineOf(1, { quantity: 3, shipped: 2, cancelled: 1 }),
    orderLineOf(2, { quantity: 1, cancelled: 1 }),
  ]
  expect(piecesOf(lines)).toEqual([[1, 2]])
  expect(piecesOf([orderLineOf(1, { quantity: 2, cancelled: 2 })])).toEqual([])
})

test('labels fill their paper from the first unused one', () => {
  const orders = Array.from({ length: 25 }, (_, index) => index + 1)
  const [first, second] = labelSheets(orders, labelFormats.a4, 23)
  expect(first?.slice(21)).toEqual([null, 1, 2])
  expect(second).toHaveLength(23)
  expect(labelSheets(orders, labelFormats.a4, 1).map((labels) => labels.length)).toEqual([24, 1])
  expect(labelSheets([1, 2], labelFormats.single, 7)).toEqual([[1], [2]])
})

test('every format has room for its labels, and what was kept is one of them', () => {
  for (const format of Object.values(labelFormats)) {
    const { columns, rows, label, gap, top, start } = format
    expect(labelsOn(format)).toBe(columns * rows)
    expect(start + columns * label.width + (columns - 1) * gap).toBeLessThanOrEqual(format.width)
    expect(top + rows * label.height).toBeLessThanOrEqual(format.height)
  }
  expect(labelFormatName('letter')).toBe('letter')
  expect([labelFormatName(null), labelFormatName('constructor')]).toEqual(['a4', 'a4'])
})

test('a long address is written smaller, so that none of it is cut off', () => {
  const short = ['Ada Example', '1 Market Street', 'Portland, OR 97201', 'United States']
  const long = [...short, 'Department of Very Long Names and Even Longer Corridors, Building 7', 'Second floor, third door']
  expect(fontSizeFor(short, labelFormats.letter)).toBe(3.5)
  expect(fontSizeFor(long, labelFormats.letter)).toBeLessThan(2.6)
  expect(fontSizeFor(long, labelFormats.single)).toBeGreaterThan(4)
})
