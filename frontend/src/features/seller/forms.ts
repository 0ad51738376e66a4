/** The rules of the seller's forms. */
import { atMost } from '@/components/form/rules'
import { actionText, holidayText, shopText } from './text'

const parcelLine = (missing: string) => ({ required: missing, validate: atMost(60, actionText.tooLong) })

export const parcelRules = {
  carrier: parcelLine(actionText.carrierMissing),
  trackingNumber: parcelLine(actionText.trackingNumberMissing),
}

export const reasonRules = {
  cancel: { required: actionText.reasonMissing },
  lost: { required: actionText.lost.reasonMissing },
}

/** Lower-case letters, digits and single hyphens, as the server has it. */
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const vacationRules = {
  from: { required: holidayText.dayMissing },
  to: {
    required: holidayText.dayMissing,
    validate: (to: string, { from }: { from: string }) => to >= from || holidayText.reversed,
  },
  note: { validate: atMost(300, holidayText.noteLong) },
}

export const shopRules = {
  slug: { required: shopText.slugMissing, pattern: { value: slug, message: shopText.slugWrong } },
  contactEmail: { pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: shopText.emailWrong } },
  contactPhone: { validate: atMost(40, shopText.phoneLong) },
  application: { required: shopText.aboutMissing, validate: atMost(2000, shopText.aboutLong) },
  name: { required: shopText.nameMissing, validate: atMost(60, shopText.nameLong) },
  description: { validate: atMost(2000, shopText.aboutLong) },
  policy: { validate: atMost(5000, shopText.policyLong) },
  invoiceAddress: { validate: atMost(500, shopText.invoiceAddressLong) },
}

const underWay: ReadonlySet<string> = new Set(['partially_shipped', 'in_delivery'])

/** Whether parcels of an order may still be on their way. */
export const isUnderWay = ({ status }: { status: string }) => underWay.has(status)

/** Carriers whose tracking pages the server knows; any other name works too. */
export const carriers = ['DHL', 'UPS', 'USPS', 'FedEx', 'DPD', 'GLS'] as const
