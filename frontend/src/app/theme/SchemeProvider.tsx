import { useEffect, type ReactNode } from 'react'
import { ThemeProvider, useColorScheme, type StorageManager } from '@mui/material/styles'
import { onStorageChange, readTheme, storageKeys, writeTheme } from '@/lib/storage'
import { theme } from '@/lib/theme/theme'

/** Stores the choice between light and dark, but not the names of the schemes. */
const storageManager: StorageManager = ({ key }) =>
  key === storageKeys.theme
    ? {
        get: (unchosen) => readTheme() ?? unchosen,
        set: (mode) => {
          if (mode !== 'system') writeTheme(mode)
        },
        subscribe: (listener) => onStorageChange(storageKeys.theme, () => listener(readTheme())),
      }
    : { get: (unchosen) => unchosen, set: () => undefined, subscribe: () => () => undefined }

/** Gives the browser's own bar the page's background color. */
function BrowserBar() {
  const { colorScheme = 'light' } = useColorScheme()
  useEffect(() => {
    const ground = theme.colorSchemes[colorScheme]?.palette.background.default ?? ''
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
  }, [colorScheme])
  return null
}

/**
 * The theme, and the color scheme in force: the stored one, or the system's. It stands as `data-theme` on the root
 * element, where the page's first script put it before anything was painted. The page carries the style sheet already.
 */
export function SchemeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      storageManager={storageManager}
      modeStorageKey={storageKeys.theme}
      disableStyleSheetGeneration
      noSsr
    >
      <BrowserBar />
      {children}
    </ThemeProvider>
  )
}
