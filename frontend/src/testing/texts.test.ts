import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

type Modules = Record<string, Record<string, unknown>>
const english = import.meta.glob('../**/text.ts', { eager: true }) as Modules
const german = import.meta.glob('../**/text.de.ts', { eager: true }) as Modules

/** Words that are the same in German: names, codes, numbers, loan words. */
const same = /^[^\p{L}]*$|^(Helloshop|HELLOSHOP|PayPal|SKU|Name|Slogan|Variable|Status|Shop|Shops|Logo|Banner|Version|Details|Filter|Code|Land|Region|Cookies|PLZ|Test|Live|Webhooks?|webhook-id|Standard Webhooks|Link|Text|Bank|Journal|Beige|Orange|Gold|\(optional\)|HS-7K2M9-QX4TD)$/u

/** Every word of a tree as `path: word`; a function of the words is called with sample values. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, `()${(value as (...v: unknown[]) => unknown).length}`]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}/${key}`))
}

for (const [file, words] of Object.entries(english)) {
  const twin = german[file.replace(/text\.ts$/, 'text.de.ts')]
  test(`${file} is complete in German`, () => {
    expect(twin && Object.keys(twin).sort()).toEqual(Object.keys(words).sort())
    const theirs = new Map(leaves(twin))
    const ours = leaves(words)
    expect([...theirs.keys()].sort()).toEqual(ours.map(([path]) => path).sort())
    const left = ours.filter(([path, word]) => theirs.get(path) === word && !word.startsWith('()') && !same.test(word))
    expect(left).toEqual([])
  })
  test(`${file} gives its words under the name they are exported by`, () => {
    const source = readFileSync(resolve(__dirname, file), 'utf8')
    for (const name of Object.keys(words)) expect(source).toContain(`${name} = texts('${name}'`)
  })
}

/** What the words for more of something, such as `showMore`, say of one. */
function oneMore(words: object): string[] {
  return Object.entries(words).flatMap(([name, said]: [string, unknown]) => {
    if (typeof said === 'object' && said !== null) return oneMore(said)
    return typeof said === 'function' && /^(show)?more/i.test(name) ? [String((said as (count: number) => unknown)(1))] : []
  })
}

test('German has a form of its own for one more', () => {
  const said = oneMore(german)
  expect(said).toContain('Noch 1 anzeigen')
  expect(said.filter((text) => /\b1 weitere\b/.test(text))).toEqual([])
})

test('no two texts have the same name: a language is one pack, keyed by their names', () => {
  const names = Object.values(english).flatMap((words) => Object.keys(words))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

const source = resolve(__dirname, '..')
const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('testing'),
)

/** What stands between `>` and `<` and is code all the same. */
const isCode = (word: string) => /^\s*(?:(?:return|else|export|let|const)\b|default:|case '|\w+: [A-Z]\w+$)|&&$/m.test(word)

/** Words between tags, or in an attribute that people read or hear. */
function wordsIn(code: string): string[] {
  const plain = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const between = [...plain.matchAll(/(?:<\/?[A-Za-z][^<>{}=]*|["'}\s/])>\s*([^<>{}=;()]*[A-Za-z]{2,}[^<>{}=;()]*)</g)]
  const attributes = [
    ...plain.matchAll(/\b(?:label|title|alt|placeholder|aria-label|text|hint|description|confirmLabel|cancelLabel)="([^"]*[A-Za-z]{2,}[^"]*)"/g),
  ]
  const toasts = [...plain.matchAll(/toast\.\w+\(\s*['"`]([^'"`]+)/g)]
  return [...between, ...attributes, ...toasts].map((match) => (match[1] ?? '').trim()).filter((word) => word !== '' && !isCode(word))
}

test('no component has words of its own: they stand in the text.ts of its feature', () => {
  const found = components.flatMap((file) => wordsIn(readFileSync(join(source, file), 'utf8')).map((w) => `${file}: ${w}`))
  expect(found).toEqual([])
})

test('the rule sees words between tags, in attributes and in toasts', () => {
  expect(wordsIn('<p>Hello there</p>')).toEqual(['Hello there'])
  expect(wordsIn('<Field label="First name" />')).toEqual(['First name'])
  expect(wordsIn("toast.success('Shop saved')")).toEqual(['Shop saved'])
  expect(wordsIn('<p>{text.hello}</p>')).toEqual([])
})
