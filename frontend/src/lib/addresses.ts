/** How addresses and telephone numbers are written, country by country. */

/** What stands on the lines of a place. */
export interface Place {
  country: string
  city: string
  state: string | null
  postalCode: string | null
}

/** The postal code before the city: "10115 Berlin". Nearly all of Europe, and where its posts have been. */
const codeFirst = new Set(
  ('AD AL AR AT AX BA BE BG BL BY CH CL CY CZ DE DK DZ EE ES FI FO FR GF GL GP GR HR HU IS IT LI LT LU MA MC MD ME ' +
    'MF MK MQ MX MY NC NL NO PF PL PM PT RE RO RS SE SI SJ SK SM TN TR UY VA WF YT').split(' '),
)

/** Whether the country's post writes the postal code before the city. */
export const isCodeFirst = (country: string): boolean => codeFirst.has(country)

/** The postal code on a line of its own. */
const codeBelow = new Set('GB GG IE IM JE ZA'.split(' '))

/** City, state and postal code as the country's post wants them; where nothing else is known, "Portland, OR 97205". */
export function placeLines({ country, city, state, postalCode }: Place): string[] {
  const place = [city, state].filter(Boolean).join(', ')
  if (!postalCode) return [place]
  if (codeBelow.has(country)) return [place, postalCode]
  return [isCodeFirst(country) ? `${postalCode} ${place}` : `${place} ${postalCode}`]
}

/** The country codes of numbers that their own people write with a leading 0 instead. */
const zeroCountries: Partial<Record<string, string>> = {
  AT: '43',
  AU: '61',
  BE: '32',
  CH: '41',
  DE: '49',
  FI: '358',
  FR: '33',
  GB: '44',
  IE: '353',
  NL: '31',
  NZ: '64',
  SE: '46',
}

/** Whether numbers of this country are understood as its own people write them. */
export const hasOwnNumbers = (country: string) => country === 'US' || country === 'CA' || country in zeroCountries

/** A telephone number with its country's code, however it was typed: "(503) 555-0142", "0170 1234567", "0049 …". */
export function internationalPhone(typed: string, country: string): string {
  // "+49 (0)170 …": the 0 is for those who call from within.
  const number = typed.replace(/^(\s*(?:\+|00).*?)\(0\)/, '$1').replaceAll(/[\s()./-]/g, '')
  const abroad = country === 'AU' ? /^(0011|00)/ : /^00/
  if (abroad.test(number)) return number.replace(abroad, '+')
  if (country === 'US' || country === 'CA') return number.replace(/^1?(?=[2-9]\d{9}$)/, '+1')
  const code = zeroCountries[country]
  return code ? number.replace(/^0/, `+${code}`) : number
}

/** Which digits of an international number are the country's; three, unless it is one of these. */
const callingCode = /^\+(7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)(\d{4,})$/

/** A telephone number in E.164, with its digits in groups: "+1 503-555-0142", "+49 401 234 56". */
export function formatPhone(number: string): string {
  const northAmerican = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number)
  if (northAmerican) return `+1 ${northAmerican.slice(1).join('-')}`
  const [, country, rest] = callingCode.exec(number) ?? []
  const groups = rest?.match(/\d{3}(?=\d{2})|\d+/g)
  return groups ? `+${country} ${groups.join(' ')}` : number
}
