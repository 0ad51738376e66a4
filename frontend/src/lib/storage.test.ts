import { afterEach, expect, test, vi } from 'vitest'
import {
  clearSession,
  mostRecentlyViewed,
  onRecentlyViewedChange,
  onStorageChange,
  readGuestCart,
  readRecentlyViewed,
  readRecentSearches,
  readSelection,
  readSession,
  readTheme,
  storageKeys,
  writeCookiePreference,
  writeGuestCart,
  writeRecentlyViewed,
  writeRecentSearches,
  writeSession,
} from './storage'

afterEach(() => vi.restoreAllMocks())

test('the keys are those that other programs know', () => {
  expect(Object.values(storageKeys)).toEqual([
    'userData',
    'refreshToken',
    'guest_cart_items',
    'guest_saved_items',
    'guest_cart_upload',
    'cart_merge_notes',
    'local_selected_items',
    'cart_coupon',
    'used_coupons',
    'theme',
    'cookiePreference',
    'language',
    'pending_intent',
    'return_url',
    'product_table',
    'label_format',
    'shop_changed',
    'recently_viewed',
    'recent_searches',
  ])
})

test('a session is kept under userData and refreshToken, and leaves both', () => {
  writeSession({ token: 'a', refreshToken: 'b' })
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual({ token: 'a', refreshToken: 'b' })
  expect(localStorage.getItem('refreshToken')).toBe('b')
  expect(readSession()).toEqual({ token: 'a', refreshToken: 'b' })
  clearSession()
  expect(localStorage.length).toBe(0)
  expect(readSession()).toBeNull()
})

test.each(['{', 'null', '[]', '{"token":5}', '{"token":""}', '"text"'])('the session %s is no session', (text) => {
  localStorage.setItem('userData', text)
  expect(readSession()).toBeNull()
})

test('garbage in the lists reads as empty', () => {
  localStorage.setItem('guest_cart_items', '{"a":1}')
  localStorage.setItem('local_selected_items', '[1,"2",null,3.5,4]')
  expect(readGuestCart()).toEqual([])
  expect(readSelection()).toEqual([1, 4])
})

test('the theme is dark only when stored as dark', () => {
  expect(readTheme()).toBeNull()
  localStorage.setItem('theme', 'dark')
  expect(readTheme()).toBe('dark')
  localStorage.setItem('theme', 'blue')
  expect(readTheme()).toBe('light')
})

test('without storage a value lives until the page is closed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeGuestCart([{ id: 1 }])
  expect(readGuestCart()).toEqual([{ id: 1 }])
  vi.restoreAllMocks()
  writeGuestCart([])
  expect(readGuestCart()).toEqual([])
})

test('a change in another tab is noticed, one of another key is not', () => {
  const listener = vi.fn<() => void>()
  const stop = onStorageChange(storageKeys.session, listener)
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'userData' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'userData' }))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('products looked at are kept only after the cookie notice was accepted', () => {
  writeRecentlyViewed(['mug'])
  expect(localStorage.getItem('recently_viewed')).toBeNull()
  writeCookiePreference('accepted')
  writeRecentlyViewed(Array.from({ length: 25 }, (_, at) => `mug-${at}`))
  expect(readRecentlyViewed()).toHaveLength(mostRecentlyViewed)
  expect(readRecentlyViewed()[0]).toBe('mug-0')
})

test('declining forgets the products looked at, and nothing is read or written from then on', () => {
  writeCookiePreference('accepted')
  writeRecentlyViewed(['mug'])
  writeCookiePreference('declined')
  expect(localStorage.getItem('recently_viewed')).toBeNull()
  writeRecentlyViewed(['mug'])
  expect(localStorage.getItem('recently_viewed')).toBeNull()
  localStorage.setItem('recently_viewed', '["mug"]')
  expect(readRecentlyViewed()).toEqual([])
})

test('a change of what was looked at is told in this tab and from other tabs', () => {
  const listener = vi.fn<() => void>()
  const stop = onRecentlyViewedChange(listener)
  writeCookiePreference('accepted')
  writeRecentlyViewed(['mug'])
  window.dispatchEvent(new StorageEvent('storage', { key: 'recently_viewed' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'cookiePreference' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(listener).toHaveBeenCalledTimes(4)
  stop()
  writeRecentlyViewed([])
  expect(listener).toHaveBeenCalledTimes(4)
})

test('the last five searches are kept, by consent only, and declining forgets them', () => {
  writeRecentSearches(['mug'])
  expect(localStorage.getItem('recent_searches')).toBeNull()
  writeCookiePreference('accepted')
  writeRecentSearches(['one', 'two', 'three', 'four', 'five', 'six'])
  expect(readRecentSearches()).toEqual(['one', 'two', 'three', 'four', 'five'])
  writeRecentSearches([])
  expect(localStorage.getItem('recent_searches')).toBeNull()
  writeRecentSearches(['mug'])
  writeCookiePreference('declined')
  expect(localStorage.getItem('recent_searches')).toBeNull()
  localStorage.setItem('recent_searches', '["mug", 5]')
  expect(readRecentSearches()).toEqual([])
})
