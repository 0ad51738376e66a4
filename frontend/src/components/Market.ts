/** The marketplace's name and line, as its settings have them. */
import { createContext, use } from 'react'

export interface Market {
  name: string
  /** One line beside the name; null: in the words of the page. */
  slogan: string | null
}

/** What holds when nothing is set. */
export const standardMarket: Market = { name: 'Helloshop', slogan: null }

export const MarketContext = createContext(standardMarket)

export const useMarket = (): Market => use(MarketContext)
