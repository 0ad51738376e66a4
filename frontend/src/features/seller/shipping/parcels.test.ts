import { expect, test } from 'vitest'
import { readParcels } from './parcels'

test('a list is read with tabs, semicolons or commas, with or without a head and quotes', () => {
  const two = [
    { number: 'HS-1', trackingNumber: '1Z9', carrier: 'UPS' },
    { number: 'HS-2', trackingNumber: '0034', carrier: 'DHL' },
  ]
  for (const text of [
    'HS-1\t1Z9\tUPS\nHS-2\t0034\tDHL',
    'Order;Tracking;Carrier\r\n"HS-1";"1Z9";"UPS"\r\n\r\nHS-2;0034;DHL\r\n',
    'HS-1, 1Z9, UPS\nHS-2, 0034',
  ])
    expect(readParcels(text, 'DHL')).toEqual({ parcels: two, faults: [] })
})

test('what is wrong is told line by line, and the rest is read', () => {
  const { parcels, faults } = readParcels(['HS-1,1Z9,UPS', 'HS-2,', 'HS-3,1Z8', ',1Z7,UPS', 'hs-1,1Z6,UPS', `HS-4,${'9'.repeat(61)},UPS`].join('\n'), ' ')
  expect(parcels).toHaveLength(1)
  expect(faults).toEqual([
    'Line 2: the tracking number is missing',
    'Line 3: the carrier is missing',
    'Line 4: the order number is missing',
    'Line 5: this order stands there twice',
    'Line 6: something is longer than 60 characters',
  ])
})
