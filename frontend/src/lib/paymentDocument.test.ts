import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

const reload = vi.fn<() => void>()

/** The document was loaded at one address, and another page is open in it now. */
async function open(loadedAt: string, pathname: string) {
  vi.resetModules()
  vi.stubGlobal('location', { pathname: loadedAt, reload })
  const { usePaymentDocument } = await import('./paymentDocument')
  vi.stubGlobal('location', { pathname, reload })
  const { result } = renderHook(usePaymentDocument)
  return result.current
}

afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
})

test.each([
  ['/cart', '/checkout'],
  ['/account/orders', '/account/orders/7'],
  ['/account/orders/7/invoice', '/account/orders/7'],
])('a document of %s is loaded anew before something is paid at %s', async (loadedAt, pathname) => {
  expect(await open(loadedAt, pathname)).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['/checkout', '/checkout'],
  ['/checkout/', '/checkout'],
  ['/checkout', '/account/orders/7'],
  ['/account/orders/7', '/account/orders/8'],
  ['/cart', '/login'],
  ['/', '/'],
])('a document of %s stays at %s', async (loadedAt, pathname) => {
  expect(await open(loadedAt, pathname)).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})
