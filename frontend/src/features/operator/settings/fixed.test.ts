import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fixedText } from './text'

const source = readFileSync(resolve(__dirname, '../../../../../apps/gateway/src/config.rs'), 'utf8')
const body = source.match(/pub fn fixed\(&self\)[^]*?\n {4}\}\n/)?.[0] ?? ''
const listed = [...body.matchAll(/\(\s*"([A-Z_]+)",/g)].map(([, variable = '']) => variable)

test('every variable that only the environment says has words for what it does', () => {
  expect(listed).toContain('CURRENCY')
  expect(listed).toContain('BROWSER_FIRST_SECONDS')
  expect(Object.keys(fixedText.purposes)).toEqual(listed)
})
