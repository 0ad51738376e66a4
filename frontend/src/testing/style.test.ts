import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const source = resolve(__dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('api/generated'),
)

/** Properties that name a side of the screen; in a right-to-left language they are on the wrong one. */
const sided = [
  /\b(?:margin|padding|border)(?:Left|Right)\b/,
  /\b(?:margin|padding|border)-(?:left|right)\b/,
  /\bborder(?:Top|Bottom)(?:Left|Right)Radius\b/,
  /^\s*(?:left|right):\s*['"\d-]/m,
  /[{,]\s*(?:left|right):\s*['"\d]/,
  /\btextAlign: ['"](?:left|right)/,
  /\btext-align: (?:left|right)/,
]

const sidesIn = (code: string) => sided.flatMap((rule) => code.match(rule)?.[0] ?? [])

test('styles name the start and the end of a line, never a side of the screen', () => {
  const found = files.flatMap((file) => sidesIn(readFileSync(join(source, file), 'utf8')).map((hit) => `${file}: ${hit}`))
  expect(found).toEqual([])
})

test('the rule sees sides', () => {
  expect(sidesIn('{ marginLeft: 8 }')).toHaveLength(1)
  expect(sidesIn("{ left: '50%' }")).toHaveLength(1)
  expect(sidesIn('{ marginInlineStart: 8 }')).toEqual([])
})
