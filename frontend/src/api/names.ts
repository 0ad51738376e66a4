/** What things are called in the language of the page. The server tells every language at once. */
import { language } from '@/lib/language'

type Named = Readonly<Record<string, unknown>>

/** What sellers write in both languages; their own pages show and change both. */
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

/** An answer in which each thing goes by its name in the page's language, where it has one. */
export const inLanguage = <T>(answer: T): T => (language === 'de' ? (german(answer, []) as T) : answer)

/** The same of what an address answers: sellers see their own words as they wrote them, operators all languages. */
export function asRead<T>(url: string, answer: T): T {
  if (language !== 'de' || url.startsWith('/api/admin/')) return answer
  return german(answer, url.startsWith('/api/seller/') ? sellersWords : []) as T
}

/** A word as it is read on this page; addresses and filters go on with the word itself. */
export const labelOf = (word: string, labelDe: string | null | undefined): string =>
  language === 'de' ? (labelDe ?? word) : word
