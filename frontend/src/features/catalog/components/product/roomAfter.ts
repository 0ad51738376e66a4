import type { Product } from '../../api'

/** Most reviews that come at once. */
export const reviewPage = 5

/** About how tall the reviews and so many shelves under them become, as CSS for phones and from 900 px on. */
export function roomAfter({ reviewCount }: Pick<Product, 'reviewCount'>, shelves: number) {
  const reviews = Math.min(reviewCount, reviewPage)
  const more = reviewCount > reviewPage ? 44 : 0
  const phone = reviews > 0 ? 264 + reviews * 118 + more : 62
  const wide = reviews > 0 ? 50 + Math.max(190, reviews * 94 + more) : 74
  return { phone: `calc(${phone}px + ${shelves} * (203px + 45.5vw))`, wide: `${wide + shelves * 487}px` }
}
