/** The words of people: one noun for one thing, US English, and none of those that were found hard to understand. */

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

test('texts say products, color and email, and nothing that was hard to understand', () => {
  expect(Object.keys(english).length).toBeGreaterThan(60)
  expect(faultsIn(english, refused.english)).toEqual([])
})

test('German texts have one word for one thing too', () => {
  expect(Object.keys(german).length).toBeGreaterThan(60)
  expect(faultsIn(german, refused.german)).toEqual([])
})

test('a refused word is found as a word alone', () => {
  const found = (text: string) => faultsIn({ here: `x: '${text}'` }, refused.english).length
  expect(faultsIn({ here: 'x: "It\'s your goods", y: `${count} colours, ${goods} and a colour`' }, refused.english)).toHaveLength(2)
  expect(['Put your goods here', 'Goods', 'The colour'].map(found)).toEqual([1, 1, 1])
  expect(['/api/goods', 'goodsOf', 'A Goodsmith'].map(found)).toEqual([0, 0, 0])
})
