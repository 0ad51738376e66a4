/** Reads a list of orders with their tracking numbers, as it is pasted from a spreadsheet or stands in a CSV file. */
import { lengthOf } from '@/components/form/rules'
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

const words = shippingText.faults

/** Separated by tabs, else by semicolons, else by commas; what a spreadsheet puts into quotes stands without them. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';'].find((each) => line.includes(each)) ?? ','
  return line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1').trim())
}

/** Order numbers have digits; the line that names the columns has none. */
const isHead = (line: string) => !/\d/.test(line)

/** Reads the list; `carrier` stands in where a line names none. */
export function readParcels(text: string, carrier: string): ReadParcels {
  const parcels: ListedParcel[] = []
  const faults: string[] = []
  const seen = new Set<string>()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || (parcels.length === 0 && faults.length === 0 && isHead(line))) continue
    const [number = '', trackingNumber = '', own = ''] = cellsOf(line)
    const parcel = { number, trackingNumber, carrier: own || carrier.trim() }
    const fault = faultOf(parcel, seen)
    seen.add(number.toUpperCase())
    if (fault) faults.push(fault(index + 1))
    else parcels.push(parcel)
  }
  return { parcels, faults }
}

function faultOf({ number, trackingNumber, carrier }: ListedParcel, seen: ReadonlySet<string>) {
  if (number === '') return words.number
  if (trackingNumber === '') return words.trackingNumber
  if (carrier === '') return words.carrier
  if ([number, trackingNumber, carrier].some((cell) => lengthOf(cell) > 60)) return words.long
  return seen.has(number.toUpperCase()) ? words.twice : null
}
