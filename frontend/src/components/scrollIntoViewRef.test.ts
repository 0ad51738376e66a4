import { expect, test, vi } from 'vitest'
import { scrollIntoViewRef } from './scrollIntoViewRef'

test('what a browser answers to scrolling is no clean-up for an effect or a ref to call', () => {
  const element = document.createElement('p')
  element.scrollIntoView = vi.fn<(where?: unknown) => void>().mockReturnValue(Promise.resolve() as unknown as void)
  expect(scrollIntoViewRef(element)).toBeUndefined()
  expect(element.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
  expect(scrollIntoViewRef(null)).toBeUndefined()
})
