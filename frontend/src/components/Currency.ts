import { createContext, use } from 'react'

/** The marketplace's one currency, as the server's configuration names it. */
export const CurrencyContext = createContext('USD')

export function useCurrency(): string {
  return use(CurrencyContext)
}
