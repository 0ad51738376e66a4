/** Names in the page's language. The server sends all languages at once. */
import { language } from '@/lib/language'

type Named = Readonly<Record<string, unknown>>

/** Fields that sellers write in both languages; their own pages show and edit both. */
const sellersWords: readonly string[] = ['titleDe', 'descriptionDe']

function german(value: unknown, asWritten: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => german(each, asWritten))
  if (typeof value !== 'object' || value === null) return value
  const read: Named = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, german(each, asWritten)]))
  const isSaid = ([key, words]: [string, unknown]) =>
    key.endsWith('De') && !asWritten.includes(key) && (typeof words === 'string' || Array.isArray(words))
  const said = Object.entries(read).filter(isSaid)
  return { ...read, ...Object.fromEntries(said.map(([key, words]) => [key.slice(0, -2), words])) }
}

/** A response with each name in the page's language, if there is one. */
export const localized = <T>(answer: T): T => (language === 'de' ? (german(answer, []) as T) : answer)

/** The same for the response of an address: sellers see their own texts as they wrote them, operators all languages. */
export function localizedResponse<T>(url: string, answer: T): T {
  if (language !== 'de' || url.startsWith('/api/admin/')) return answer
  return german(answer, url.startsWith('/api/seller/') ? sellersWords : []) as T
}

/** The label of a word in the page's language; addresses and filters use the word itself. */
export const labelOf = (word: string, labelDe: string | null | undefined): string =>
  language === 'de' ? (labelDe ?? word) : word
