/** The rules of the seller's forms. */
import { atMost } from '@/components/form/rules'
import { actionText, shopText } from './text'

const parcelLine = (missing: string) => ({ required: missing, validate: atMost(60, actionText.tooLong) })

export const parcelRules = {
  carrier: parcelLine(actionText.carrierMissing),
  trackingNumber: parcelLine(actionText.trackingNumberMissing),
}

export const reasonRules = {
  cancel: { required: actionText.reasonMissing },
  lost: { required: actionText.lost.reasonMissing },
}

export const shopRules = {
  name: { required: shopText.nameMissing, validate: atMost(60, shopText.nameLong) },
  description: { validate: atMost(2000, shopText.aboutLong) },
  policies: { validate: atMost(5000, shopText.policiesLong) },
  invoiceAddress: { validate: atMost(500, shopText.invoiceAddressLong) },
}

/** Carriers whose tracking pages the server knows; any other name works too. */
export const carriers = ['DHL', 'UPS', 'USPS', 'FedEx', 'DPD', 'GLS'] as const
