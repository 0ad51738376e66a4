import { expect, test } from 'vitest'
import { readParcels } from './parcels'

const two = [
  { number: 'HS-1', trackingNumber: '1Z9', carrier: 'UPS' },
  { number: 'HS-2', trackingNumber: '0034', carrier: 'DHL' },
]

test('a list is read with tabs, semicolons or commas, with or without a head and quotes', () => {
  for (const text of [
    'HS-1\t1Z9\tUPS\nHS-2\t0034\tDHL',
    'Order;Tracking;Carrier\r\n"HS-1";"1Z9";"UPS"\r\n\r\nHS-2;0034;DHL\r\n',
    'HS-1, 1Z9, UPS\nHS-2, 0034',
  ])
    expect(readParcels(text, 'DHL')).toEqual({ parcels: two, faults: [] })
})

test('columns stand in any order, by their English or German names among others', () => {
  for (const text of [
    'Carrier,Date,Order number,Tracking number\nUPS,2026-11-25,HS-1,1Z9\n,2026-11-25,HS-2,0034',
    'Sendungsnummer;Empfänger;Bestell-Nr.;Paketdienst\n1Z9;Ada;HS-1;UPS\n0034;Grace;HS-2;',
    'BESTELLNUMMER\tVERSANDDIENST\tTRACKING-ID\nHS-1\tUPS\t1Z9\nHS-2\tDHL\t0034',
  ])
    expect(readParcels(text, 'DHL')).toEqual({ parcels: two, faults: [] })
})

test('without names the columns are told by what stands in them', () => {
  for (const text of ['UPS;HS-1;1Z9\nDHL;HS-2;0034', '1Z9,HS-1,ups\n0034,HS-2,dhl', '1Z9\tHS-1\tUPS\n0034\tHS-2\tDHL']) {
    const { parcels, faults } = readParcels(text, '')
    expect(faults).toEqual([])
    expect(parcels.map((parcel) => ({ ...parcel, carrier: parcel.carrier.toUpperCase() }))).toEqual(two)
  }
})

test('what stands in quotes may hold separators, quotes and broken lines', () => {
  const text = 'Order,Note,Tracking,Carrier\n"HS-1","Ada, ""the"" first\nsecond line","1Z9","Smith, Sons; Co"\n'
  expect(readParcels(text, '')).toEqual({
    parcels: [{ number: 'HS-1', trackingNumber: '1Z9', carrier: 'Smith, Sons; Co' }],
    faults: [],
  })
})

test('what is wrong is told line by line, and the rest is read', () => {
  const { parcels, faults } = readParcels(['HS-1,1Z9,UPS', 'HS-2,', 'HS-3,1Z8', ',1Z7,UPS', 'hs-1,1Z6,UPS', `HS-4,${'9'.repeat(61)},UPS`].join('\n'), ' ')
  expect(parcels).toHaveLength(1)
  expect(faults).toEqual([
    'Line 2: the tracking number is missing',
    'Line 3: the carrier is missing',
    'Line 4: the order number is missing',
    'Line 5: hs-1 is already on line 1, and a line ships the whole order. To send two parcels, open the order and ship its items there.',
    'Line 6: something is longer than 60 characters',
  ])
})

test('an empty list has neither parcels nor faults', () => {
  expect(readParcels(' \n\n', 'UPS')).toEqual({ parcels: [], faults: [] })
})
