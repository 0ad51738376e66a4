/** The marketplace's name and slogan from its settings. */
import { createContext, use } from 'react'

export interface Market {
  name: string
  /** The slogan; null for the default. */
  slogan: string | null
}

/** The defaults. */
export const standardMarket: Market = { name: 'Helloshop', slogan: null }

export const MarketContext = createContext(standardMarket)

export const useMarket = (): Market => use(MarketContext)
