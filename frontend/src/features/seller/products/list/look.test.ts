import { beforeEach, expect, test } from 'vitest'
import { storageKeys } from '@/lib/storage'
import { readLook, writeLook } from './look'

beforeEach(() => localStorage.clear())

test('each shop finds its table as it was left', () => {
  writeLook(1, { hidden: ['soldCount'], density: 'compact', widths: { price: 180 } })
  writeLook(2, { hidden: [], density: 'comfortable', widths: {} })
  expect(readLook(1)).toEqual({ hidden: ['soldCount'], density: 'compact', widths: { price: 180 } })
  expect(readLook(2).density).toBe('comfortable')
  expect(readLook(3)).toEqual({ hidden: [], density: 'standard', widths: {} })
})

test('what somebody else wrote there does no harm', () => {
  for (const text of ['[]', '7', '{"1": []}', '{"1": {"hidden": [7], "density": "huge", "widths": {"price": "wide", "stock": -4}}}', 'no json']) {
    localStorage.setItem(storageKeys.productTable, text)
    expect(readLook(1)).toEqual({ hidden: [], density: 'standard', widths: {} })
  }
})
