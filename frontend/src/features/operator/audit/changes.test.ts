import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { actionName, changesOf } from './changes'
import { auditWords } from './text'

const source = readFileSync(resolve(__dirname, '../../../../../crates/auth/src/audit/action.rs'), 'utf8')
const [actions = [], kinds = []] = source
  .split(/^stored_enum! \{/m)
  .slice(1)
  .map((list) => [...list.matchAll(/= "([a-z_]+)"/g)].map((match) => match[1] ?? ''))

test('every action and every kind of subject that the server knows has its words', () => {
  expect(actions).toContain('shop_approved')
  expect(kinds).toContain('account')
  expect(actions.filter((word) => !(word in auditWords.actions))).toEqual([])
  expect(kinds.filter((word) => !(word in auditWords.kinds))).toEqual([])
})

test('what changed is told as before and after, what stayed the same is left out', () => {
  const before = { status: 'pending', commissionBps: null, title: 'Shipping', edited: false }
  const after = { status: 'approved', commissionBps: 850, title: 'Shipping', edited: true }
  expect(changesOf({ before, after })).toEqual(['Status: pending → approved', 'Commission: marketplace default → 8.5%', 'Edited: no → yes'])
})

test('what holds of a shop’s payouts is told in words', () => {
  const before = { holdDays: null, payoutsHeld: false }
  const after = { holdDays: 14, payoutsHeld: true }
  expect(changesOf({ before, after })).toEqual([
    'Days until paid out: marketplace default → 14',
    'Payouts on hold: no → yes',
  ])
})

test('a category that was deleted says where it leads, and what named it', () => {
  const after = { address: 'kitchen/bowls', coupons: 2, shelves: 1 }
  expect(changesOf({ before: { address: 'kitchen/mugs' }, after })).toEqual([
    'Address: kitchen/mugs → kitchen/bowls',
    'Coupons: 2',
    'Shelves: 1',
  ])
})

test('a color that was put in a family says where it was by the rule', () => {
  const [before, after] = [{ family: 'none', isByRule: true }, { family: 'blue', isByRule: false }]
  expect(changesOf({ before, after })).toEqual(['Family: On its own → Blue', 'By the rule: yes → no'])
})

test('an amount has its currency, and what was not before needs no arrow', () => {
  const after = { adjustmentId: 7, amount: -500, currency: 'USD', status: null }
  expect(changesOf({ before: null, after })).toEqual(['Adjustment no.: 7', 'Amount: -$5.00', 'Status: none'])
})

test('a word that the storefront does not know yet can still be read', () => {
  expect(actionName('shop_moved_away')).toBe('shop moved away')
  expect(changesOf({ before: { mood: 'very_bad' }, after: { mood: { a: 1 } } })).toEqual(['mood: very bad → {"a":1}'])
})
