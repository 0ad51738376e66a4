import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { nameOf } from './jobs'
import { healthText } from './text'

const root = resolve(__dirname, '../../../../..')
const work = readFileSync(resolve(root, 'apps/gateway/src/background_jobs.rs'), 'utf8')
const timers = [...work.matchAll(/\((?:\d+|HOUR), "([^"]+)", \|ctx\|/g)].map(([, name = '']) => name)
const kinds = [...work.matchAll(/\(\s*([a-z_:]+)::([A-Z_]+),\s+(?:\|ctx, payload\||move \|payload\|)/g)].map(
  ([, path = '', constant = '']) => valueOf(path.split('::'), constant),
)

/** What a constant of a crate says. */
function valueOf([crate = '', ...modules]: string[], constant: string): string {
  const file = resolve(root, 'crates', crate, 'src', `${modules.join('/') || 'lib'}.rs`)
  const found = readFileSync(file, 'utf8').match(new RegExp(`const ${constant}: &str = "([^"]+)"`))
  return found?.[1] ?? `${file}: ${constant}`
}

test('every job and every timer of the gateway has its words', () => {
  expect(kinds).toContain('mail')
  expect(kinds).toContain('webhook delivery')
  expect(timers).toContain('seal the ledger')
  expect(kinds.toSorted()).toEqual(Object.keys(healthText.kinds).toSorted())
  expect(timers.toSorted()).toEqual(Object.keys(healthText.timers).toSorted())
})

test('a job that the console does not know yet goes by its own name', () => {
  expect(nameOf('timer:seal the ledger')).toBe('Seal the ledger')
  expect(nameOf('timer:water the plants')).toBe('water the plants')
  expect(nameOf('letter to the mayor')).toBe('letter to the mayor')
})
