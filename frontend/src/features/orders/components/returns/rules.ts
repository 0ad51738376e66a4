/** The rules of what is typed about a return. */
import { atMost } from '@/components/form/rules'
import { returnText } from './text'

/** As many characters as the server takes. */
export const maxTextLength = 2000

/** Words that must be there. */
export const requiredTextRules = (missing: string) => ({
  required: missing,
  validate: atMost(maxTextLength, returnText.ask.wordsLong),
})

const parcelLine = (missing: string) => ({ required: missing, validate: atMost(60, returnText.act.tooLong) })

export const parcelRules = {
  carrier: parcelLine(returnText.act.carrierMissing),
  trackingNumber: parcelLine(returnText.act.trackingNumberMissing),
}
