/** The one badge of a product card. */
import { percentOff } from '@/components/Price'
import type { Card } from './api'
import { catalogText } from './text'

/** What the badge says, and how it looks. */
export interface Badge {
  kind: 'sale' | 'plain' | 'new'
  words: string
}

const month = 30 * 24 * 60 * 60 * 1000

type Facts = Pick<Card, 'price' | 'priceSale' | 'inStock' | 'publishedAt'>

/** The first that holds: reduced, sold out, on sale for at most 30 days. */
export function badgeOf({ price, priceSale, inStock, publishedAt }: Facts, now = Date.now()): Badge | null {
  const percent = priceSale === null ? 0 : percentOff(price, priceSale)
  if (percent > 0) return { kind: 'sale', words: catalogText.sale(percent) }
  if (!inStock) return { kind: 'plain', words: catalogText.soldOut }
  return now - Date.parse(publishedAt) <= month ? { kind: 'new', words: catalogText.fresh } : null
}
