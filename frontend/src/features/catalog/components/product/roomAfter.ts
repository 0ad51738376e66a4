import type { Product } from '../../api'
import { reviewPageSize } from '../../reviews'

/** About how tall the reviews and so many shelves under them become, as CSS for phones and from 900 px on. */
export function roomAfter({ reviewCount }: Pick<Product, 'reviewCount'>, shelves: number) {
  const reviews = Math.min(reviewCount, reviewPageSize)
  const more = reviewCount > reviewPageSize ? 44 : 0
  const phone = reviews > 0 ? 438 + reviews * 150 + more : 62
  const wide = reviews > 0 ? 50 + Math.max(272, 60 + reviews * 137 + more) : 74
  return { phone: `calc(${phone}px + ${shelves} * (203px + 45.5vw))`, wide: `${wide + shelves * 487}px` }
}
