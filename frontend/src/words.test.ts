/** The words of people: one noun for one thing, US English, and none of those that were found hard to understand. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const english = import.meta.glob<string>(['./**/text*.ts', '!./**/*.de.ts'], { query: '?raw', import: 'default', eager: true })
const german = import.meta.glob<string>(['./**/text*.de.ts', './**/sentences.de.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Each with the word to take instead. */
const refused = {
  english: {
    goods: 'products',
    'colours?': 'color',
    'e-mails?': 'email',
    'neighbours?': 'neighbor',
    grey: 'gray',
    'tick|ticked|untick|unticked': 'select',
    'called off': 'cancelled',
    'all that happened': 'order history',
    'another look': 'check',
    oops: '',
    'leave it out': 'cancel',
    'send review': 'post review',
    'last changed': 'updated',
    'not paid in time': 'expired',
    '1 stars': '1 star',
    // among the words to look for, one may type either
    'holidays?(?! vacation)': 'vacation',
    'sub-categor(?:y|ies)': 'subcategory',
  },
  german: {
    'Ware|Waren': 'Produkte',
    'ankreuzen|anhaken|abhaken|angekreuzt|angehakt': 'auswählen',
    freiwillig: 'optional',
    Email: 'E-Mail',
  },
} as const

/** What stands between quotes, without comments, imports, the names of fields and what is filled in. */
const textsOf = (source: string) =>
  [
    ...source
      .replace(/^\s*(?:\/\/|\/?\*|import\b).*$/gm, '')
      .matchAll(/'((?:[^'\\\n]|\\.)*)'(?!:)|"((?:[^"\\\n]|\\.)*)"(?!:)|`((?:[^`\\]|\\.)*)`/g),
  ].map(([, single, double, pattern]) => (single ?? double ?? pattern ?? '').replace(/\$\{[^}]*\}/g, '…'))

/** Whole words, as they are written or with a capital. */
const wordOf = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}_/.-])(?:${words})(?![\\p{L}\\p{N}_])`, 'u')
const inEitherCase = (text: string) => [text, text.charAt(0).toLowerCase() + text.slice(1)]

function faultsIn(sources: Record<string, string>, words: Record<string, string>) {
  return Object.entries(sources).flatMap(([path, source]) =>
    textsOf(source).flatMap((text) =>
      Object.entries(words)
        .filter(([word]) => inEitherCase(text).some((written) => wordOf(word).test(written)))
        .map(([word, better]) => `${path}: “${text}” says ${word}; say ${better || 'it without'}`),
    ),
  )
}

const root = resolve(__dirname, '../..')

/** What files below a folder say whose path fits, by that path. */
const filesBelow = (folder: string, fits: RegExp): Record<string, string> =>
  Object.fromEntries(
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => fits.test(path))
      .map((path) => [path, readFileSync(resolve(root, path), 'utf8')]),
  )

/** As one text between quotes. */
const whole = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, JSON.stringify(text)]))

/** Emails of the server in English and German: what Rust has between double quotes. */
const emailTextsOf = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, code]) => {
      const written = code.replace(/^\s*\/\/.*$/gm, '').matchAll(/"((?:[^"\\]|\\.)*)"/g)
      return [path, [...written].map(([text]) => text).join('\n')]
    }),
  )

test('texts say products, color and email, and nothing that was hard to understand', () => {
  expect(Object.keys(english).length).toBeGreaterThan(60)
  expect(faultsIn(english, refused.english)).toEqual([])
})

test('German texts have one word for one thing too', () => {
  expect(Object.keys(german).length).toBeGreaterThan(60)
  expect(faultsIn(german, refused.german)).toEqual([])
})

test('emails, pages and the demo say the same', () => {
  const emails = emailTextsOf(filesBelow('crates', /\/src\/.*(?:letters?|emails?)(?:\/.*)?\.rs$/))
  expect(Object.keys(emails).length).toBeGreaterThan(10)
  const { 'e-mails?': _, ...ofBoth } = refused.english
  expect(faultsIn(emails, ofBoth)).toEqual([])
  expect(faultsIn(whole(filesBelow('crates/content/pages/en', /\.md$/)), refused.english)).toEqual([])
  expect(faultsIn(whole(filesBelow('crates/content/pages/de', /\.md$/)), refused.german)).toEqual([])
  expect(faultsIn(whole(filesBelow('apps/demo/catalog', /\.json$/)), refused.english)).toEqual([])
})

const withQuotes = (sources: Record<string, string>, quotes: RegExp) =>
  Object.entries(sources).flatMap(([path, source]) =>
    textsOf(source).flatMap((text) => (quotes.test(text) ? [`${path}: ${text}`] : [])),
  )

test('quotes and apostrophes are of one kind: those of the keyboard in English, „these“ in German', () => {
  const [curly, notGerman] = [/[‘’“”]/, /["‘’”]|(?<!„[^“]*)“/]
  expect(withQuotes(english, curly)).toEqual([])
  expect(withQuotes(german, notGerman)).toEqual([])
  expect(withQuotes(whole(filesBelow('crates/content/pages/en', /\.md$/)), curly)).toEqual([])
  expect(withQuotes({ here: `x: 'It’s', y: "“so”", z: 'it\\'s "so"'` }, curly)).toHaveLength(2)
  expect(withQuotes({ here: `x: 'Das „so“', y: 'Das "so"', z: 'Das “so”'` }, notGerman)).toHaveLength(2)
})

test('a refused word is found as a word alone', () => {
  const found = (text: string) => faultsIn({ here: `x: '${text}'` }, refused.english).length
  expect(faultsIn({ here: 'x: "It\'s your goods", y: `${count} colours, ${goods} and a colour`' }, refused.english)).toHaveLength(2)
  expect(['Put your goods here', 'Goods', 'The colour'].map(found)).toEqual([1, 1, 1])
  expect(['/api/goods', 'goodsOf', 'A Goodsmith'].map(found)).toEqual([0, 0, 0])
})
