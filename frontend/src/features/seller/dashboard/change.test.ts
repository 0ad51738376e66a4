import { expect, test } from 'vitest'
import { changeOf } from './change'

test('a change is a share of what was before, to the hundredth', () => {
  expect(changeOf(112, 100)).toEqual({ way: 'up', share: 0.12 })
  expect(changeOf(50, 200)).toEqual({ way: 'down', share: 0.75 })
  expect(changeOf(1000, 1001)).toEqual({ way: 'same', share: 0 })
})

test('what was nothing grows by no share, and what is not known does not change', () => {
  expect(changeOf(5, 0)).toEqual({ way: 'new', share: 0 })
  expect(changeOf(0, 0)).toEqual({ way: 'same', share: 0 })
  expect(changeOf(null, 5)).toBeNull()
})
