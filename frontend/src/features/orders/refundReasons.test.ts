import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isKnownReason, refundReason } from './refundReasons'

const sourceOf = (path: string) => readFileSync(resolve(__dirname, '../../../../crates/orders/src', path), 'utf8')
const constantOf = (path: string, name: string) => new RegExp(`const ${name}: &str = "([^"]+)"`).exec(sourceOf(path))?.[1]

test('every sentence that the server writes as a reason is known here', () => {
  const unapplied = [...sourceOf('capture/unapplied.rs').matchAll(/\.say\(\s*"([^"]+)"/g)].map(([, english = '']) => english)
  expect(unapplied.length).toBeGreaterThan(5)
  const external = [...sourceOf('refund/external.rs').matchAll(/(?:true|false) => "([^"]+)"/g)].map(([, reason = '']) => reason)
  expect(external).toContain('Refunded at PayPal')
  const constants = [constantOf('cancel.rs', 'BY_BUYER'), constantOf('refund/external.rs', 'THE_REST')]
  const unknown = [...unapplied, ...external, ...constants].filter((reason) => !isKnownReason(reason ?? ''))
  expect(unknown).toEqual([])
})

test('what a person wrote stays as it is', () => {
  expect(['It broke', 'Return 12', 'Return it', 'The rest of a refund'].map(refundReason)).toEqual([
    'It broke',
    'Return 12',
    'Return it',
    'The rest of a refund',
  ])
})
