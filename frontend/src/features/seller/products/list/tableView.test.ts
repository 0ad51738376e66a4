import { beforeEach, expect, test } from 'vitest'
import { storageKeys } from '@/lib/storage'
import { readTableView, writeTableView } from './tableView'

beforeEach(() => localStorage.clear())

test('each shop finds its table as it was left', () => {
  writeTableView(1, { hidden: ['soldCount'], density: 'compact', widths: { price: 180 } })
  writeTableView(2, { hidden: [], density: 'comfortable', widths: {} })
  expect(readTableView(1)).toEqual({ hidden: ['soldCount'], density: 'compact', widths: { price: 180 } })
  expect(readTableView(2).density).toBe('comfortable')
  expect(readTableView(3)).toEqual({ hidden: [], density: 'standard', widths: {} })
})

test('what somebody else wrote there does no harm', () => {
  for (const text of ['[]', '7', '{"1": []}', '{"1": {"hidden": [7], "density": "huge", "widths": {"price": "wide", "stock": -4}}}', 'no json']) {
    localStorage.setItem(storageKeys.productTable, text)
    expect(readTableView(1)).toEqual({ hidden: [], density: 'standard', widths: {} })
  }
})
