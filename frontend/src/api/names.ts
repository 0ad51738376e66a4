/** What the marketplace's own things are called in the language of the page. The server tells every language at once. */
import { language } from '@/lib/language'

type Named = Readonly<Record<string, unknown>>

function german(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(german)
  if (typeof value !== 'object' || value === null) return value
  const read: Named = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, german(each)]))
  const said = Object.entries(read).filter(([key, words]) => key.endsWith('De') && (typeof words === 'string' || Array.isArray(words)))
  return { ...read, ...Object.fromEntries(said.map(([key, words]) => [key.slice(0, -2), words])) }
}

/** An answer in which each thing goes by its name in the page's language, where it has one. */
export const inLanguage = <T>(answer: T): T => (language === 'de' ? (german(answer) as T) : answer)

/** Whether an address answers what shoppers and sellers see; operators see the names in all languages. */
export const isTold = (url: string) => url.startsWith('/api/public/') || url.startsWith('/api/seller/')
