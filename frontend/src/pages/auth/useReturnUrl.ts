import { useSearchParams } from 'react-router-dom'
import { returnUrlParameter } from '@/lib/paths'

/** Where the shopper wanted to go before the login was asked for. */
export function useReturnUrl(): string | undefined {
  const [search] = useSearchParams()
  return search.get(returnUrlParameter) ?? undefined
}
