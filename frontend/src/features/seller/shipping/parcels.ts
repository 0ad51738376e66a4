/** Reads a list of orders with their tracking numbers, as it is pasted from a spreadsheet or stands in a CSV file. */
import { parse } from 'papaparse'
import { lengthOf } from '@/components/form/rules'
import { carriers } from '../forms'
import { shippingText } from './text'

/** One order of the list. */
export interface ListedParcel {
  number: string
  trackingNumber: string
  carrier: string
}

/** What was read, and what is wrong with the list, line by line. */
export interface ReadParcels {
  parcels: ListedParcel[]
  faults: string[]
}

/** Most orders of one list; the server's limit. */
export const mostParcels = 200

type Column = keyof ListedParcel
/** Where each column stands; -1: nowhere. */
type Places = Record<Column, number>

const words = shippingText.faults

/** What the columns are called in the files of shops and carriers, in English and German, without spaces and signs. */
const names: Record<Column, readonly string[]> = {
  number: ['order', 'ordernumber', 'orderno', 'orderid', 'number', 'reference', 'bestellung', 'bestellnummer', 'bestellnr', 'auftrag', 'auftragsnummer', 'nummer', 'referenz'],
  trackingNumber: ['tracking', 'trackingnumber', 'trackingno', 'trackingid', 'trackingcode', 'shipmentnumber', 'parcelnumber', 'sendungsnummer', 'sendungsnr', 'sendung', 'trackingnummer', 'paketnummer'],
  carrier: ['carrier', 'carriername', 'shippingcarrier', 'shippedwith', 'shippingcompany', 'shipper', 'paketdienst', 'versanddienst', 'versanddienstleister', 'versender', 'zusteller', 'dienst'],
}
const columns: readonly Column[] = ['number', 'trackingNumber', 'carrier']

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-zäöüß]/g, '')

/** The columns by the line that names them; null where this is no such line. */
function placesByName(head: readonly string[]): Places | null {
  const found = head.map((name) => columns.find((column) => names[column].includes(plain(name))))
  const [number, trackingNumber, carrier] = columns.map((column) => found.indexOf(column)) as [number, number, number]
  return number < 0 || trackingNumber < 0 ? null : { number, trackingNumber, carrier }
}

const isNumber = (cell: string) => /^hs-/i.test(cell)
const isCarrier = (cell: string) => carriers.some((name) => name.toLowerCase() === cell.toLowerCase())

/** The columns by what stands in them; as they are usual where that does not tell. */
function placesByContent(rows: readonly (readonly string[])[]): Places {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const mostly = (fits: (cell: string) => boolean) => {
    const counts = Array.from({ length: width }, (_none, at) => rows.filter((row) => fits(row[at] ?? '')).length)
    const most = Math.max(0, ...counts)
    return most === 0 ? -1 : counts.indexOf(most)
  }
  const number = Math.max(0, mostly(isNumber))
  const others = [0, 1, 2].filter((at) => at !== number)
  const known = mostly(isCarrier)
  const carrier = others.includes(known) ? known : (others[1] ?? -1)
  return { number, trackingNumber: others.find((at) => at !== carrier) ?? -1, carrier }
}

/** Reads the list; `carrier` stands in where a line names none. */
export function readParcels(text: string, carrier: string): ReadParcels {
  const { data } = parse<string[]>(text.trimEnd(), { delimitersToGuess: ['\t', ';', ',', '|'] })
  const rows = data.map((cells) => cells.map((cell) => cell.trim()))
  const isEmpty = (row: readonly string[]) => row.every((cell) => cell === '')
  const first = rows.findIndex((row) => !isEmpty(row))
  const named = placesByName(rows[first] ?? [])
  // Order numbers have digits; a line that names the columns in other words has none.
  const isHead = named !== null || !/\d/.test(rows[first]?.join('') ?? '')
  const places = named ?? placesByContent(isHead ? rows.slice(first + 1) : rows)
  const parcels: ListedParcel[] = []
  const faults: string[] = []
  const seen = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    if (isEmpty(row) || (isHead && index === first)) continue
    const cell = (column: Column) => row[places[column]] ?? ''
    const parcel = { number: cell('number'), trackingNumber: cell('trackingNumber'), carrier: cell('carrier') || carrier.trim() }
    const line = index + 1
    const before = seen.get(parcel.number.toUpperCase())
    const fault = before === undefined ? faultOf(parcel, line) : words.twice(line, parcel.number, before)
    if (fault) faults.push(fault)
    else parcels.push(parcel)
    if (parcel.number && before === undefined) seen.set(parcel.number.toUpperCase(), line)
  }
  return { parcels, faults }
}

function faultOf({ number, trackingNumber, carrier }: ListedParcel, line: number) {
  if (number === '') return words.number(line)
  if (trackingNumber === '') return words.trackingNumber(line)
  if (carrier === '') return words.carrier(line)
  return [number, trackingNumber, carrier].some((cell) => lengthOf(cell) > 60) ? words.long(line) : null
}
