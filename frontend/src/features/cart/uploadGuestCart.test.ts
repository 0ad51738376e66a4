import { expect, test } from 'vitest'
import { readLeftOut } from './uploadGuestCart'

test('each line that was left out is read with its reason and what came in', () => {
  expect(readLeftOut('0;reason=unavailable, 3;reason=reduced;added=2')).toEqual([
    { index: 0, reason: 'unavailable', added: 0 },
    { index: 3, reason: 'reduced', added: 2 },
  ])
})

test.each([null, '', 'x;reason=unavailable', '3'])('%s names no line', (header) => {
  expect(readLeftOut(header)).toEqual([])
})
