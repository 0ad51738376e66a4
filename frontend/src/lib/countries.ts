/** Countries for addresses: their names in the shopper's language, and which parts an address has there. */
import { locale } from './language'

// ISO 3166-1 alpha-2, two letters each.
const codes =
  'ADAEAFAGAIALAMAOARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZ' +
  'DEDJDKDMDODZECEEEGERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGTGUGWGYHKHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJP' +
  'KEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZ' +
  'OMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTGTHTJTKTLTMTNTOTRTTTVTWTZ' +
  'UAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW'

const needState: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'BR'])
const mayHaveState: ReadonlySet<string> = new Set(['AR', 'CN', 'IN', 'IT', 'JP', 'MX', 'MY', 'NG', 'TH'])

const withoutPostalCode: ReadonlySet<string> = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KP LY ML MO MR MW NR NU QA RW SB SC SL SR ST SY TG TK TO TV UG VU YE ZW'.split(
    ' ',
  ),
)

/** A country by its two-letter code. */
export interface Country {
  code: string
  name: string
}

let named: Country[] | null = null

/** All countries, sorted by their name in the shopper's language. */
export function countries(): readonly Country[] {
  named ??= (codes.match(/../g) ?? [])
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return named
}

/** The name of a country in the shopper's language. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}

/** Whether addresses of this country must name a state or province. */
export const needsState = (code: string) => needState.has(code)

/** Whether addresses of this country name a state or province, at least some of them. */
export const hasState = (code: string) => needState.has(code) || mayHaveState.has(code)

/** Whether addresses of this country have a postal code. */
export const hasPostalCode = (code: string) => !withoutPostalCode.has(code)

/** The country that the way of writing numbers and dates belongs to. */
export const likelyCountry = (): string => new Intl.Locale(locale).maximize().region ?? 'US'
