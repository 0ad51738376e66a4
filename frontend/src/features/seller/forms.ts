/** The rules of the seller's forms. */
import * as z from 'zod/mini'

// Without this zod tries to compile its checks at run time, which the content policy forbids.
z.config({ jitless: true })

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

export const shipForm = z.object({
  carrier: required('Enter who carries the parcel'),
  trackingNumber: required('Enter the tracking number'),
})

export const cancelForm = z.object({ reason: required('Tell the buyer why') })

export const shopForm = z.object({
  name: required('Enter a name').check(z.maxLength(80, 'Use 80 characters or fewer')),
  description: z.string().check(z.trim(), z.maxLength(2000, 'Use 2000 characters or fewer')),
})

/** Carriers whose tracking pages the server knows; any other name works too. */
export const carriers = ['DHL', 'UPS', 'USPS', 'FedEx', 'DPD', 'GLS'] as const

export const registrationForm = z.object({
  shopName: required('Enter a name').check(z.maxLength(80, 'Use 80 characters or fewer')),
  description: z.string().check(z.trim(), z.maxLength(2000, 'Use 2000 characters or fewer')),
})
