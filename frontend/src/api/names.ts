/** What the marketplace's categories are called in the language of the page. The server tells every language at once. */
import { language } from '@/lib/language'

type Named = Readonly<Record<string, unknown>>

function german(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(german)
  if (typeof value !== 'object' || value === null) return value
  const read: Named = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, german(each)]))
  const { nameDe, parentDe } = read
  return {
    ...read,
    ...(typeof nameDe === 'string' && { name: nameDe }),
    ...(typeof parentDe === 'string' && { parent: parentDe }),
  }
}

/** An answer in which each thing goes by its name in the page's language, where it has one. */
export const inLanguage = <T>(answer: T): T => (language === 'de' ? (german(answer) as T) : answer)

/** Whether an address answers what shoppers and sellers see; operators see the names in all languages. */
export const isTold = (url: string) => url.startsWith('/api/public/') || url.startsWith('/api/seller/')
