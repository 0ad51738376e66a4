import { useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useQuoteOrderQuery, type Quote } from './api'

interface Kept {
  code: string | null
  quote: Quote
}

/**
 * What these lines cost with this coupon code; null asks nothing. While a quote for other lines or
 * another code is on its way the last one stays: `quote` if it was made with this code, `shown`
 * whichever it was.
 */
export function useQuote(cartItemIds: number[] | null, code: string | null) {
  const { currentData, error, isFetching, refetch } = useQuoteOrderQuery(
    cartItemIds ? { quoteOrder: { cartItemIds, couponCode: code } } : skipToken,
    { refetchOnMountOrArgChange: true },
  )
  const [last, setLast] = useState<Kept | null>(null)
  if (currentData && currentData !== last?.quote) setLast({ code, quote: currentData })
  const shown = cartItemIds ? (currentData ?? last?.quote) : undefined
  const quote = currentData ?? (last?.code === code ? shown : undefined)
  return { quote, shown, isFetching, error, refetch }
}
