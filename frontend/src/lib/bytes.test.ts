import { expect, test } from 'vitest'
import { formatBytes } from './bytes'

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [48_300_000, '48.3 MB'],
  [1_234_567_890, '1.2 GB'],
  [5_000_000_000_000_000, '5,000 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})
