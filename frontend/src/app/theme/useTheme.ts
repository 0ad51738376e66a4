/**
 * The colour scheme. It stands as `data-theme` on the root element, where the page's first script put
 * it before anything was painted; styles follow by CSS variables alone.
 */
import { useEffect, useSyncExternalStore } from 'react'
import { onStorageChange, readTheme, storageKeys, writeTheme } from '@/lib/storage'

type Scheme = 'light' | 'dark'

const listeners = new Set<() => void>()

const rootElement = () => document.documentElement
const shownScheme = (): Scheme => (rootElement().dataset['theme'] === 'dark' ? 'dark' : 'light')
const systemScheme = () => window.matchMedia('(prefers-color-scheme: dark)')

function show(scheme: Scheme): void {
  const root = rootElement()
  root.dataset['theme'] = scheme
  root.style.colorScheme = scheme
  // The browser's own bar takes the colour of the page's ground.
  const ground = getComputedStyle(root).getPropertyValue('--hs-palette-background-default')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The scheme in force and the way to change it. Without a stored choice the system decides. */
export function useTheme() {
  const dark = useSyncExternalStore(subscribe, shownScheme, () => 'light') === 'dark'
  const toggle = () => {
    const next = dark ? 'light' : 'dark'
    writeTheme(next)
    show(next)
  }
  return { dark, toggle }
}

/** Lets the page follow the system and other tabs. Stands once in the app. */
export function useThemeFollowers() {
  useEffect(() => {
    const system = systemScheme()
    const follow = () => show(readTheme() ?? (systemScheme().matches ? 'dark' : 'light'))
    const stop = onStorageChange(storageKeys.theme, follow)
    system.addEventListener('change', follow)
    return () => {
      stop()
      system.removeEventListener('change', follow)
    }
  }, [])
}
