import type { ReactNode } from 'react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { Provider } from 'react-redux'
import { CurrencyContext } from '@/components/Currency'
import { onDemand } from '@/components/onDemand'
import { useGetConfigQuery } from '@/features/catalog/api'
import { QuickAddContext, type RenderQuickAdd } from '@/features/catalog/QuickAdd'
import { store } from '../store'
import { SchemeProvider } from '../theme/SchemeProvider'

// The server wrote a nonce into the page; styles made in the browser must carry it to be allowed.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
// No plugins: the browsers we build for need no prefixes.
const cache = createCache({ key: 'hs', prepend: true, stylisPlugins: [], ...(nonce ? { nonce } : {}) })

function Currency({ children }: { children: ReactNode }) {
  const { data } = useGetConfigQuery()
  return <CurrencyContext value={data?.currency ?? 'USD'}>{children}</CurrencyContext>
}

const QuickAdd = onDemand(() => import('@/features/cart/components/quick/QuickAdd').then((module) => module.QuickAdd))
const renderQuickAdd: RenderQuickAdd = (card, words) => <QuickAdd card={card} words={words} />

/** Store, theme, currency and the cards' short way into the cart around the whole application. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <CacheProvider value={cache}>
        <SchemeProvider>
          <Currency>
            <QuickAddContext value={renderQuickAdd}>{children}</QuickAddContext>
          </Currency>
        </SchemeProvider>
      </CacheProvider>
    </Provider>
  )
}
