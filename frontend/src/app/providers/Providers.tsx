import type { ReactNode } from 'react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { Provider } from 'react-redux'
import { CurrencyContext } from '@/components/Currency'
import { useGetConfigQuery } from '@/features/catalog/api'
import { store } from '../store'

// The server wrote a nonce into the page; styles made in the browser must carry it to be allowed.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
// No plugins: the browsers we build for need no prefixes.
const cache = createCache({ key: 'hs', prepend: true, stylisPlugins: [], ...(nonce ? { nonce } : {}) })

function Currency({ children }: { children: ReactNode }) {
  const { data } = useGetConfigQuery()
  return <CurrencyContext value={data?.currency ?? 'USD'}>{children}</CurrencyContext>
}

/** Store, styles and currency around the whole application. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <CacheProvider value={cache}>
        <Currency>{children}</Currency>
      </CacheProvider>
    </Provider>
  )
}
