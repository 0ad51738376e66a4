import { expect, test } from 'vitest'
import { entryOf } from '@/testing/money'
import { describeEntry } from './entries'

test('a refund is for its return, in the words of the page', () => {
  const back = entryOf(7, { kind: 'refund', reason: 'Return 12', returnId: 12, total: null, commission: null })
  expect(describeEntry(back, 'USD').detail).toBe('Return 12')
  expect(describeEntry({ ...back, reason: 'It broke', returnId: null }, 'USD').detail).toBe('It broke')
})
