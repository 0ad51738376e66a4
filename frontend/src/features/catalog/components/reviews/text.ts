import { formatNumber, texts } from '@/lib/language'

const reviews = (count: number) => `${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`

/** The words of reviews, wherever they stand. */
export const reviewsText = texts('reviewsText', {
  title: 'Reviews',
  none: 'No reviews yet. Buyers can review after delivery',
  failed: 'The reviews didn\'t load',
  write: 'Write a review',
  more: 'Show more reviews',
  count: reviews,
  starRow: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  onlyStars: (stars: number, count: number) => `${stars === 1 ? '1 star' : `${stars} stars`}: ${reviews(count)}`,
  withPhotos: 'With photos',
  sort: 'Sort',
  sorts: { newest: 'Newest', helpful: 'Most helpful', highest: 'Best first', lowest: 'Worst first' },
  noneFits: 'No reviews match',
  clear: 'Show all reviews',
  photos: 'Photos from buyers',
  photosOf: (author: string) => `Photos from ${author}`,
  photo: (at: number, of: number) => `Photo ${at} of ${of}`,
  photoOf: (author: string, at: number) => `Photo ${at} from ${author}`,
  enlarge: (photo: string) => `Enlarge: ${photo}`,
  bought: (choice: string) => `Bought: ${choice}`,
  reply: (shop: string) => `Reply from ${shop}`,
  helpful: (count: number) => (count === 0 ? 'Helpful' : `Helpful (${formatNumber(count)})`),
  notCounted: 'Your vote wasn\'t saved',
  report: 'Report',
  reportOf: (author: string) => `Report the review by ${author}`,
  reported: 'Reported',
  reportTitle: 'Report this review?',
  reportText: 'We\'ll take a look. We won\'t say who reported it.',
  reasons: {
    spam: 'Spam or fake',
    offensive: 'Insulting or hateful',
    off_topic: 'Not about the product',
    private: 'Shares private information',
    other: 'Something else',
  },
})
