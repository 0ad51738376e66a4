import { useMemo, type ReactNode } from 'react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { Provider } from 'react-redux'
import { CurrencyContext } from '@/components/Currency'
import { MarketplaceContext, defaultMarketplace } from '@/components/Marketplace'
import { onDemand } from '@/components/onDemand'
import { useGetConfigQuery } from '@/features/catalog/api'
import { QuickAddContext, type RenderQuickAdd } from '@/features/catalog/QuickAdd'
import { store } from '../store'
import { SchemeProvider } from '../theme/SchemeProvider'

// The server wrote a nonce into the page; styles made in the browser must carry it to be allowed.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
// No plugins: the browsers we build for need no prefixes.
const cache = createCache({ key: 'hs', prepend: true, stylisPlugins: [], ...(nonce ? { nonce } : {}) })

// Known before any answer, also without a network.
const pageName = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content

function Settings({ children }: { children: ReactNode }) {
  const { data } = useGetConfigQuery()
  const { name = pageName ?? defaultMarketplace.name, slogan = null, currency = 'USD' } = data ?? {}
  const market = useMemo(() => ({ name, slogan }), [name, slogan])
  return (
    <MarketplaceContext value={market}>
      <CurrencyContext value={currency}>{children}</CurrencyContext>
    </MarketplaceContext>
  )
}

const QuickAdd = onDemand(() => import('@/features/cart/components/quick/QuickAdd').then((module) => module.QuickAdd))
const renderQuickAdd: RenderQuickAdd = (card, words) => <QuickAdd card={card} words={words} />

/** Provides the store, the theme, the settings and the cards' add-to-cart action to the whole application. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <CacheProvider value={cache}>
        <SchemeProvider>
          <Settings>
            <QuickAddContext value={renderQuickAdd}>{children}</QuickAddContext>
          </Settings>
        </SchemeProvider>
      </CacheProvider>
    </Provider>
  )
}
