/**
 * Money is a whole number of minor units (1999 = 19.99 USD) everywhere; only this file turns it
 * into text for people and back.
 */
import { locale } from './language'

const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor(currency: string): Intl.NumberFormat {
  const known = formatters.get(currency)
  if (known) return known
  // Nothing to pay is nothing, also where it was turned round.
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, signDisplay: 'negative' })
  formatters.set(currency, made)
  return made
}

/** How many digits stand behind the decimal point in a currency: 2 for USD, 0 for JPY. */
export function minorDigits(currency: string): number {
  return formatterFor(currency).resolvedOptions().maximumFractionDigits ?? 2
}

/** The amount as people read it: `formatMoney(1999, 'USD')` is "$19.99". */
export function formatMoney(minor: number, currency = 'USD'): string {
  return formatterFor(currency).format(minor / 10 ** minorDigits(currency))
}

/** The amount for a text field, with the language's decimal sign and no currency: 1999 becomes "19.99" or "19,99". */
export function moneyToInput(minor: number, currency = 'USD'): string {
  const digits = minorDigits(currency)
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(locale, { ...decimals, useGrouping: false }).format(minor / 10 ** digits)
}

/** Reads what a person typed ("19.99" or "19,99"); null when it is not an amount of this currency. */
export function parseMoney(text: string, currency = 'USD'): number | null {
  const match = /^(\d{1,10})(?:[.,](\d+))?$/.exec(text.trim())
  if (!match) return null
  const [, whole = '0', fraction = ''] = match
  const digits = minorDigits(currency)
  if (fraction.length > digits) return null
  return Number(whole + fraction.padEnd(digits, '0'))
}
