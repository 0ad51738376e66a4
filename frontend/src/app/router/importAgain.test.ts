import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importAgain, PageUnreachable } from './importAgain'

const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const reload = vi.fn<() => void>()
const online = vi.spyOn(navigator, 'onLine', 'get')
const visits = vi.fn<() => { type: string }[]>()

beforeEach(() => {
  reload.mockReset()
  online.mockReturnValue(true)
  visits.mockReturnValue([{ type: 'navigate' }])
  vi.stubGlobal('location', { ...window.location, reload })
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(visits as never)
})
afterEach(() => void vi.unstubAllGlobals())

test('a module that arrives is handed on', async () => {
  await expect(importAgain(() => Promise.resolve({ a: 1 }))).resolves.toEqual({ a: 1 })
  expect(reload).not.toHaveBeenCalled()
})

test('a file of an old version that is gone makes the page load anew', async () => {
  void importAgain(broken)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a file that is still missing right after that is a fault, not a loop', async () => {
  visits.mockReturnValue([{ type: 'reload' }])
  vi.spyOn(performance, 'now').mockReturnValue(2000)
  await expect(importAgain(broken)).rejects.toThrow(PageUnreachable)
  expect(reload).not.toHaveBeenCalled()
})

test('without a network the page is not taken away', async () => {
  online.mockReturnValue(false)
  await expect(importAgain(broken)).rejects.toThrow(PageUnreachable)
  expect(reload).not.toHaveBeenCalled()
})
