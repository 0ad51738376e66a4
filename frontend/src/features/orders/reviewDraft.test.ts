import { expect, test } from 'vitest'
import { dropDraft, keepDraft, readDraft } from './reviewDraft'

test('a draft is kept by line until it is sent', () => {
  keepDraft(1, { text: 'Fine' })
  keepDraft(1, { rating: '4' })
  expect(readDraft(1)).toEqual({ rating: '4', text: 'Fine', photos: [] })
  expect(readDraft(2).text).toBe('')
  dropDraft(1)
  expect(readDraft(1).text).toBe('')
})
