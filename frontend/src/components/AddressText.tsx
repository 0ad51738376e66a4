import { styled } from '@mui/material/styles'
import { formatPhone, placeLines, type Place } from '@/lib/addresses'
import { countryName } from '@/lib/countries'

/** The parts of an address that are shown, from an address book or from an order. */
export interface AddressParts extends Place {
  firstName: string
  lastName: string
  companyName: string | null
  addressLine1: string
  addressLine2: string | null
  phoneNumber: string
}

const Lines = styled('address')({ fontStyle: 'normal', '& > span': { display: 'block' } })

/** The address as it stands on a parcel. */
export function postalLines(address: AddressParts): string[] {
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.companyName,
    address.addressLine1,
    address.addressLine2,
    ...placeLines(address),
    countryName(address.country),
  ]
  return lines.filter((line): line is string => Boolean(line))
}

/** The address as it is read on a page, with the telephone number. */
export const addressLines = (address: AddressParts): string[] =>
  [...postalLines(address), formatPhone(address.phoneNumber)].filter(Boolean)

/** Shows an address. */
export function AddressText({ address }: { address: AddressParts }) {
  return (
    <Lines>
      {addressLines(address).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Lines>
  )
}
