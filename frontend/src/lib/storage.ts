/**
 * Everything the storefront keeps in the browser, in one place. Browsers may refuse storage
 * (private mode, full disk) and people may edit it, so each read survives a missing store and
 * garbage, and a refused write lives on in memory until the page is closed.
 */

/** The names under which values stand in the browser's local storage. */
export const storageKeys = {
  session: 'userData',
  refreshToken: 'refreshToken',
  guestCart: 'guest_cart_items',
  guestSaved: 'guest_saved_items',
  guestUpload: 'guest_cart_upload',
  mergeNotes: 'cart_merge_notes',
  selection: 'local_selected_items',
  coupon: 'cart_coupon',
  usedCoupons: 'used_coupons',
  theme: 'theme',
  cookiePreference: 'cookiePreference',
  language: 'language',
  intent: 'pending_intent',
  returnUrl: 'return_url',
  productTable: 'product_table',
  labelFormat: 'label_format',
  shopChanged: 'shop_changed',
  recentlyViewed: 'recently_viewed',
  recentSearches: 'recent_searches',
} as const

/** One of the names in {@link storageKeys}. */
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** The two tokens of a signed-in shopper. */
export interface StoredSession {
  token: string
  refreshToken: string | null
}

const fallback = new Map<StorageKey, string>()

function readText(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key) ?? fallback.get(key) ?? null
  } catch {
    return fallback.get(key) ?? null
  }
}

function writeText(key: StorageKey, value: string): void {
  try {
    window.localStorage.setItem(key, value)
    fallback.delete(key)
  } catch {
    fallback.set(key, value)
  }
}

function remove(key: StorageKey): void {
  fallback.delete(key)
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Nothing was stored where nothing can be stored.
  }
}

function readJson(key: StorageKey): unknown {
  const text = readText(key)
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

function readList(key: StorageKey): unknown[] {
  const value = readJson(key)
  return Array.isArray(value) ? value : []
}

/** The tokens of the signed-in shopper, or null for a guest. */
export function readSession(): StoredSession | null {
  const value = readJson(storageKeys.session)
  if (typeof value !== 'object' || value === null) return null
  const { token, refreshToken } = value as Partial<Record<keyof StoredSession, unknown>>
  if (typeof token !== 'string' || token === '') return null
  const spare = readText(storageKeys.refreshToken)
  return { token, refreshToken: typeof refreshToken === 'string' ? refreshToken : spare }
}

/** Keeps the tokens after a sign-in or a refresh. */
export function writeSession(session: StoredSession): void {
  writeText(storageKeys.session, JSON.stringify(session))
  if (session.refreshToken === null) remove(storageKeys.refreshToken)
  else writeText(storageKeys.refreshToken, session.refreshToken)
}

/** Forgets the tokens. */
export function clearSession(): void {
  remove(storageKeys.session)
  remove(storageKeys.refreshToken)
}

/** The stored lines of a guest's cart, unchecked: the cart feature knows their shape. */
export function readGuestCart(): unknown[] {
  return readList(storageKeys.guestCart)
}

/** Keeps the lines of a guest's cart. */
export function writeGuestCart(lines: readonly unknown[]): void {
  writeText(storageKeys.guestCart, JSON.stringify(lines))
}

/** Forgets the guest's cart. */
export function clearGuestCart(): void {
  remove(storageKeys.guestCart)
}

/** What a guest saved for later, unchecked as the cart is. */
export function readGuestSaved(): unknown[] {
  return readList(storageKeys.guestSaved)
}

/** Keeps what a guest saved for later. */
export function writeGuestSaved(lines: readonly unknown[]): void {
  if (lines.length === 0) remove(storageKeys.guestSaved)
  else writeText(storageKeys.guestSaved, JSON.stringify(lines))
}

/** A guest's cart on its way to the server: its idempotency key, and what it was made for. */
export interface StoredUpload {
  key: string
  batch: string
}

/** The upload whose answer has not come yet, or null. */
export function readGuestUpload(): StoredUpload | null {
  const value = readJson(storageKeys.guestUpload)
  if (typeof value !== 'object' || value === null) return null
  const { key, batch } = value as Partial<Record<keyof StoredUpload, unknown>>
  return typeof key === 'string' && typeof batch === 'string' ? { key, batch } : null
}

/** Keeps the upload until its answer has come, or forgets it. */
export function writeGuestUpload(upload: StoredUpload | null): void {
  if (upload === null) remove(storageKeys.guestUpload)
  else writeText(storageKeys.guestUpload, JSON.stringify(upload))
}

/** The stored notes about a merged cart, unchecked: the cart feature knows their shape. */
export function readMergeNotes(): unknown[] {
  return readList(storageKeys.mergeNotes)
}

/** Keeps what is to be said of a merged cart, until it was read. */
export function writeMergeNotes(notes: readonly unknown[]): void {
  if (notes.length === 0) remove(storageKeys.mergeNotes)
  else writeText(storageKeys.mergeNotes, JSON.stringify(notes))
}

/** The ids of the ticked cart lines. */
export function readSelection(): number[] {
  return readList(storageKeys.selection).filter((id): id is number => Number.isSafeInteger(id))
}

/** Keeps the ids of the ticked cart lines. */
export function writeSelection(ids: readonly number[]): void {
  writeText(storageKeys.selection, JSON.stringify(ids))
}

/** Forgets the ticked cart lines. */
export function clearSelection(): void {
  remove(storageKeys.selection)
}

/** The coupon code that is to be used, or null. */
export function readCoupon(): string | null {
  return readText(storageKeys.coupon)
}

/** Keeps the coupon code, or forgets it. */
export function writeCoupon(code: string | null): void {
  if (code === null) remove(storageKeys.coupon)
  else writeText(storageKeys.coupon, code)
}

/** The coupons that are known to be used up, each as the id of its user and its code. */
export function readUsedCoupons(): string[] {
  return readList(storageKeys.usedCoupons).filter((entry): entry is string => typeof entry === 'string')
}

/** Keeps which coupons are known to be used up. */
export function writeUsedCoupons(used: readonly string[]): void {
  if (used.length === 0) remove(storageKeys.usedCoupons)
  else writeText(storageKeys.usedCoupons, JSON.stringify(used))
}

/** The chosen color scheme: dark when stored as dark, light for any other value, null when none is stored. */
export function readTheme(): 'dark' | 'light' | null {
  const value = readText(storageKeys.theme)
  if (value === null) return null
  return value === 'dark' ? 'dark' : 'light'
}

/** Keeps the chosen color scheme. */
export function writeTheme(theme: 'dark' | 'light'): void {
  writeText(storageKeys.theme, theme)
}

/** The code of the chosen language, or null when the browser's wish decides. */
export function readLanguage(): string | null {
  return readText(storageKeys.language)
}

/** Keeps the chosen language. */
export function writeLanguage(code: string): void {
  writeText(storageKeys.language, code)
}

/** The answer to the cookie notice, or null when it was not answered yet. */
export function readCookiePreference(): string | null {
  return readText(storageKeys.cookiePreference)
}

/** Keeps the answer to the cookie notice; declining also forgets what was kept only by consent. */
export function writeCookiePreference(preference: 'accepted' | 'declined'): void {
  writeText(storageKeys.cookiePreference, preference)
  if (preference === 'declined') {
    remove(storageKeys.recentlyViewed)
    remove(storageKeys.recentSearches)
  }
  tellViewers()
}

/** What a guest was about to do, unchecked: the catalog knows its shape. */
export function readIntent(): unknown {
  return readJson(storageKeys.intent)
}

/** Keeps what waits for the login, or forgets it. */
export function writeIntent(intent: object | null): void {
  if (intent === null) remove(storageKeys.intent)
  else writeText(storageKeys.intent, JSON.stringify(intent))
}

/** How many products looked at are remembered. */
export const mostRecentlyViewed = 12

/** Where somebody wanted to go who waits for the activation email, or null. */
export function readReturnUrl(): string | null {
  return readText(storageKeys.returnUrl)
}

/** Keeps where somebody wants to go, because the link of the email cannot say it; or forgets it. */
export function writeReturnUrl(url: string | null): void {
  if (url === null) remove(storageKeys.returnUrl)
  else writeText(storageKeys.returnUrl, url)
}

const viewers = new Set<() => void>()

function tellViewers(): void {
  for (const viewer of viewers) viewer()
}

function readByConsent(key: StorageKey, most: number): string[] {
  if (readCookiePreference() !== 'accepted') return []
  return readList(key)
    .filter((entry): entry is string => typeof entry === 'string')
    .slice(0, most)
}

function writeByConsent(key: StorageKey, entries: readonly string[], most: number): void {
  if (readCookiePreference() !== 'accepted') return
  if (entries.length === 0) remove(key)
  else writeText(key, JSON.stringify(entries.slice(0, most)))
}

/** The slugs of the products looked at, newest first; none unless the cookie notice was accepted. */
export function readRecentlyViewed(): string[] {
  return readByConsent(storageKeys.recentlyViewed, mostRecentlyViewed)
}

/** Keeps the products looked at, newest first, if the cookie notice was accepted; an empty list leaves nothing. */
export function writeRecentlyViewed(slugs: readonly string[]): void {
  writeByConsent(storageKeys.recentlyViewed, slugs, mostRecentlyViewed)
  tellViewers()
}

/** How many searches are remembered. */
const mostRecentSearches = 5

/** The words searched for, newest first; none unless the cookie notice was accepted. */
export function readRecentSearches(): string[] {
  return readByConsent(storageKeys.recentSearches, mostRecentSearches)
}

/** Keeps the words searched for, newest first, if the cookie notice was accepted; an empty list leaves nothing. */
export function writeRecentSearches(searches: readonly string[]): void {
  writeByConsent(storageKeys.recentSearches, searches, mostRecentSearches)
}

/** Calls `listener` when this or another tab changes what was looked at or whether it may be kept; returns a function that stops it. */
export function onRecentlyViewedChange(listener: () => void): () => void {
  viewers.add(listener)
  const stops = [storageKeys.recentlyViewed, storageKeys.cookiePreference].map((key) => onStorageChange(key, listener))
  return () => {
    viewers.delete(listener)
    for (const stop of stops) stop()
  }
}

/** Calls `listener` when another tab changes this key; returns a function that stops it. */
export function onStorageChange(key: StorageKey, listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    // A null key means the other tab cleared everything.
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', handle)
  return () => window.removeEventListener('storage', handle)
}

/** Lets the other tabs know that the shop of whoever is signed in has come to be, or was sent in again. */
export const announceShopChanged = () => writeText(storageKeys.shopChanged, String(Date.now()))

/** The looks of tables of products by shop, unchecked: the list of products knows their shape. */
export const readProductTables = (): unknown => readJson(storageKeys.productTable)

/** Keeps the looks of tables of products. */
export const writeProductTables = (tables: unknown) => writeText(storageKeys.productTable, JSON.stringify(tables))

/** The paper on which address labels were printed last, unchecked: the Seller Center knows its formats. */
export const readLabelFormat = (): string | null => readText(storageKeys.labelFormat)

/** Keeps the paper for address labels. */
export const writeLabelFormat = (format: string) => writeText(storageKeys.labelFormat, format)
