/** Countries as people of a language call them. Which there are, and what an address has there, the server tells. */
import { locale } from './language'

/** The name of a country (ISO 3166-1 alpha-2) in the shopper's language. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}

/** The country that the way of writing numbers and dates belongs to. */
export const likelyCountry = (): string => new Intl.Locale(locale).maximize().region ?? 'US'
