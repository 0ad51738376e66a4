/** The marketplace's name and slogan from its settings. */
import { createContext, use } from 'react'

export interface Marketplace {
  name: string
  /** The slogan; null for the default. */
  slogan: string | null
}

/** The defaults. */
export const defaultMarketplace: Marketplace = { name: 'Helloshop', slogan: null }

export const MarketplaceContext = createContext(defaultMarketplace)

export const useMarketplace = (): Marketplace => use(MarketplaceContext)
