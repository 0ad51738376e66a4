/**
 * The language of the page. English is compiled in; any other language is one pack that is loaded
 * before the first component, so that words are plain values everywhere: `cartText.added`.
 * A change of language loads the page anew.
 */
import { readLanguage, writeLanguage } from './storage'

/** The languages of the storefront, each under its own name. */
export const languages = { en: 'English', de: 'Deutsch' } as const

/** The code (BCP 47) of one of the {@link languages}. */
export type Language = keyof typeof languages

/** Whether this is the code of one of them. */
export const isLanguage = (code: string | null): code is Language => code !== null && Object.hasOwn(languages, code)
const baseOf = (tag: string) => tag.split('-', 1)[0]?.toLowerCase() ?? ''

/** The stored choice, else the first wish of the browser that we speak, else English. */
export function chooseLanguage(stored: string | null, wishes: readonly string[]): Language {
  const candidates = [stored ?? '', ...wishes.map(baseOf)]
  return candidates.find(isLanguage) ?? 'en'
}

/** The language of this page. */
export const language = chooseLanguage(readLanguage(), navigator.languages)

/** Some browsers name their system's region in a way that `Intl` refuses: `en-US@posix`. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** How numbers, amounts and dates in a language are written: by the region of the browser if it speaks that. */
export const localeFor = (spoken: Language, wishes: readonly string[]): string =>
  wishes.find((tag) => baseOf(tag) === spoken && isTag(tag)) ?? spoken

/** How this page writes them. */
export const locale = localeFor(language, navigator.languages)

/** Things in a row, as this page's language puts them: "one, two, and three". */
export const formatList = (items: readonly string[]) => new Intl.ListFormat(language).format(items)

/** Keeps the choice and shows the page in it. */
export function switchLanguage(choice: Language): void {
  writeLanguage(choice)
  window.location.reload()
}

type Words<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { [Key in keyof T]: Words<T[Key]> }

let pack: Readonly<Record<string, object>> = {}

/** Takes the words of another language; to be called before any module with words is loaded. */
export function loadTexts(words: Readonly<Record<string, object>>): void {
  pack = words
}

/** The words under this name in the page's language; `english` also gives them their type. */
export function texts<const T extends object>(name: string, english: T): Words<T> {
  return (pack[name] ?? english) as Words<T>
}

const numbers = new Intl.NumberFormat(locale)

/** A count with the separators of the language: "1,204". */
export const formatNumber = (count: number) => numbers.format(count)
