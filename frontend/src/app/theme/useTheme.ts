import { useEffect } from 'react'
import { useColorScheme } from '@mui/material/styles'
import { onStorageChange, readTheme, storageKeys, writeTheme } from '@/lib/storage'
import { dark as darkPalette, light as lightPalette } from './tokens'

/** The scheme in force and the way to change it. Without a stored choice the system decides. */
export function useTheme() {
  const { mode, systemMode, setMode } = useColorScheme()
  const dark = (mode === 'system' ? systemMode : mode) === 'dark'
  const toggle = () => {
    const next = dark ? 'light' : 'dark'
    writeTheme(next)
    setMode(next)
  }
  return { dark, toggle }
}

/** Lets the browser's own parts (scroll bars, address bar) and other tabs follow the scheme. Stands once in the app. */
export function useThemeFollowers() {
  const { dark } = useTheme()
  const { setMode } = useColorScheme()
  useEffect(() => {
    document.documentElement.style.colorScheme = dark ? 'dark' : 'light'
    const ground = (dark ? darkPalette : lightPalette).background.default
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
  }, [dark])
  useEffect(() => onStorageChange(storageKeys.theme, () => setMode(readTheme() ?? 'system')), [setMode])
}
