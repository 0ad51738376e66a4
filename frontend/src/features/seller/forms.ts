/** The rules of the seller's forms. */
import { atMost, required, trimmed } from '@/components/form/rules'
import { actionText, shopText } from './text'

const parcelLine = (missing: string) => trimmed(required(missing), atMost(60, actionText.tooLong))

export const shipRules = {
  carrier: parcelLine(actionText.carrierMissing),
  trackingNumber: parcelLine(actionText.trackingNumberMissing),
}

export const cancelRules = { reason: trimmed(required(actionText.reasonMissing)) }

export const lostRules = { reason: trimmed(required(actionText.lost.reasonMissing)) }

const shopName = trimmed(required(shopText.nameMissing), atMost(60, shopText.nameLong))
const description = trimmed(atMost(2000, shopText.aboutLong))

export const shopRules = { name: shopName, description }

export const registrationRules = { shopName, description }

/** Carriers whose tracking pages the server knows; any other name works too. */
export const carriers = ['DHL', 'UPS', 'USPS', 'FedEx', 'DPD', 'GLS'] as const
