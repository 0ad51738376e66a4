import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { sentences } from './sentences.de'
import { problemText as german } from './text.de'

const root = resolve(__dirname, '../../..')

/** How the server's sources name the code of a problem, of one of its fields, or of an obstacle to an order. */
const namings = [
  /(?:Problem|Self)::(?:new|malformed|unauthorized|forbidden|conflict|unprocessable)\(\s*(?:[\w:]+,\s*)?"([a-z0-9_]+)"/g,
  /\bInvalid::new\(\s*"([a-z0-9_]+)"/g,
  /\bFault::new\([^";]*"([a-z0-9_]+)"/g,
  /\brefuse(?:_unless)?\([^";]*"([a-z0-9_]+)"/g,
  /\bunfit\("([a-z0-9_]+)"\)/g,
]
const obstacles = /impl Obstacle \{[\s\S]*?fn code[\s\S]*?\n {4}\}/

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)src\/.*\.rs$|^[^/]*\.rs$/.test(file) && !/tests?\.rs$|\/tests?\//.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8').split('#[cfg(test)]')[0] ?? '')
}

function codesIn(source: string): string[] {
  const named = namings.flatMap((naming) => [...source.matchAll(naming)].map((match) => match[1] ?? ''))
  const ofOrders = obstacles.exec(source)?.[0].matchAll(/=> "([a-z0-9_]+)"/g) ?? []
  return [...named, ...[...ofOrders].map((match) => match[1] ?? '')]
}

const codes = [...new Set(['apps/gateway', 'crates'].flatMap(sourcesBelow).flatMap(codesIn))].sort()

afterEach(() => vi.resetModules())

test('the sources are read: codes of each kind are found', () => {
  expect(codes).toEqual(
    expect.arrayContaining(['busy', 'invalid_email', 'duplicate', 'unknown_category', 'too_many_pixels', 'coupon_minimum']),
  )
})

test('every code of the server has a German sentence', () => {
  expect(codes.filter((code) => german.ofProblem(code, '') === '')).toEqual([])
})

test('no German sentence is left of a code that the server has given up', () => {
  expect(Object.keys(sentences).filter((code) => !codes.includes(code))).toEqual([])
})

test('a number in the message of the server comes into the German sentence', () => {
  expect(german.ofProblem('out_of_stock', 'Only 3 left in stock')).toBe('Davon sind nur noch 3 auf Lager.')
  expect(german.ofProblem('out_of_stock', 'This item is sold out')).toBe('Dieser Artikel ist ausverkauft.')
})

test.each([
  ['1 coupon uses', '1 Gutschein nutzt diese Kategorie.'],
  ['1 home page shelf uses', '1 Regal der Startseite nutzt diese Kategorie.'],
  ['1 coupon and 2 home page shelves use', '1 Gutschein und 2 Regale der Startseite nutzen diese Kategorie.'],
  ['3 coupons use', '3 Gutscheine nutzen diese Kategorie.'],
])('%s a category that cannot go: the German sentence counts as the server does', (what, sentence) => {
  expect(german.ofProblem('category_named', `${what} this category. Choose another category for them, or change them first`)).toContain(sentence)
})

/** The module as a German page loads it. */
async function inGerman() {
  vi.resetModules()
  const { loadTexts } = await import('@/lib/language')
  loadTexts({ problemText: german })
  return (await import('./problem')).problemOf
}

test('a German page says what is wrong in German, also beside the fields', async () => {
  const problemOf = await inGerman()
  const errors = [{ pointer: '/email', code: 'invalid_email', message: 'Enter an email address like ada@example.com' }]
  const data = { code: 'invalid_fields', message: 'Enter an email address like ada@example.com', errors }
  const sentence = 'Gib eine E-Mail-Adresse wie ada@example.com ein.'
  expect(problemOf({ status: 422, data })).toMatchObject({ message: sentence, fields: { email: sentence } })
})

test('a code that no German page knows gets the sentence of the place, else a general one', async () => {
  const problemOf = await inGerman()
  const data = { code: 'brand_new', message: 'Something new', errors: [{ pointer: '/name', code: 'new', message: 'New' }] }
  expect(problemOf({ status: 409, data }, 'Anmelden fehlgeschlagen').message).toBe('Anmelden fehlgeschlagen')
  expect(problemOf({ status: 409, data })).toMatchObject({
    message: 'Das hat nicht geklappt. Versuche es gleich noch einmal.',
    fields: { name: 'Prüfe dieses Feld.' },
  })
})
