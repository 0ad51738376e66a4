import type { ReactNode } from 'react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { Provider } from 'react-redux'
import { CurrencyContext } from '@/components/Currency'
import { useGetConfigQuery } from '@/features/catalog/api'
import { readTheme } from '@/lib/storage'
import { store } from '../store'
import { theme } from '../theme/theme'

// The server wrote a nonce into the page; styles made in the browser must carry it to be allowed.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const cache = createCache({ key: 'hs', prepend: true, ...(nonce ? { nonce } : {}) })

function Currency({ children }: { children: ReactNode }) {
  const { data } = useGetConfigQuery()
  return <CurrencyContext value={data?.currency ?? 'USD'}>{children}</CurrencyContext>
}

/** Store, styles, theme and currency around the whole application. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme} defaultMode={readTheme() ?? 'system'} storageManager={null}>
          <Currency>{children}</Currency>
        </ThemeProvider>
      </CacheProvider>
    </Provider>
  )
}
