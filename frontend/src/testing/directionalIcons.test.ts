import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** The floors of the house, lowest first: a file may import from its own floor and from those below. */
const floors = ['lib', 'api', 'components', 'features', 'pages', 'app']
const features = ['auth', 'content', 'catalog', 'cart', 'orders', 'seller', 'operator']
const source = resolve(__dirname, '..')

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '')
  return found
    .filter((path) => path.startsWith('.') || path.startsWith('@/'))
    .map((path) => relative(source, path.startsWith('@/') ? join(source, path.slice(2)) : resolve(dirname(file), path)))
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && floors.includes(file.split('/')[0] ?? ''),
)

function brokenArrow(from: string, to: string): string | null {
  const [floor = '', feature = ''] = from.split('/')
  const [targetFloor = '', targetFeature = ''] = to.split('/')
  if (!floors.includes(targetFloor) && targetFloor !== 'main') return `${from} -> ${to}: unknown floor`
  if (floors.indexOf(targetFloor) > floors.indexOf(floor)) return `${from} -> ${to}: upwards`
  if (floor === 'features' && targetFloor === 'features' && features.indexOf(targetFeature) > features.indexOf(feature))
    return `${from} -> ${to}: to a later feature`
  const isApiFile = /^features\/\w+\/api\.ts$/.test(from) || floor === 'api'
  if (to.startsWith('api/generated/') && !isApiFile)
    return `${from} -> ${to}: only features/*/api.ts may import generated code`
  return null
}

test('imports point one way: lib, api, components, features, pages, app', () => {
  const broken = files.flatMap((file) => importsOf(join(source, file)).map((target) => brokenArrow(file, target)))
  expect(broken.filter((arrow) => arrow !== null)).toEqual([])
})

test('the rule sees an arrow that points up', () => {
  expect(brokenArrow('components/Price.tsx', 'features/catalog/api')).toContain('upwards')
  expect(brokenArrow('features/catalog/api.ts', 'features/cart/api')).toContain('later feature')
  expect(brokenArrow('pages/cart/CartPage.tsx', 'api/generated/cart')).toContain('only features')
})
