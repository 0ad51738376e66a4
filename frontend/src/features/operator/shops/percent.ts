/** Shares as the server counts them, in hundredths of a percent, and as people type them. */
import { locale } from '@/lib/language'
import { shopMoneyText } from './text'

const perPercent = 100
const whole = 10_000

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
const typed = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false })

/** "8.5%" of 850 */
export const formatShare = (bps: number) => percent.format(bps / whole)

/** "8.5" of 850, to be typed over. */
export const shareToInput = (bps: number) => typed.format(bps / perPercent)

/** 850 of "8.5" or "8,5"; null of what is no share. */
export function parseShare(text: string): number | null {
  const found = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  if (!found) return null
  const [, units = '', rest = ''] = found
  const bps = Number(units) * perPercent + Number(rest.padEnd(2, '0'))
  return bps <= whole ? bps : null
}

/** For a field that may be left empty, unless `required` says otherwise. */
export const isShare = (text: string) => text === '' || parseShare(text) !== null || shopMoneyText.percentFault
