import { formatNumber, texts } from '@/lib/language'

const reviews = (count: number) => `${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`

/** The words of reviews, wherever they stand. */
export const reviewsText = texts('reviewsText', {
  title: 'Reviews',
  none: 'No reviews yet. Buyers can review after delivery',
  failed: 'The reviews did not load',
  more: 'Show more reviews',
  count: reviews,
  starRow: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  onlyStars: (stars: number, count: number) => `${stars === 1 ? '1 star' : `${stars} stars`}: ${reviews(count)}`,
  withPhotos: 'With photos',
  sort: 'Sort',
  sorts: { newest: 'Newest', helpful: 'Most helpful', highest: 'Best first', lowest: 'Worst first' },
  noneFits: 'No review fits',
  clear: 'Show all reviews',
  photos: 'Photos from buyers',
  photosOf: (author: string) => `Photos from ${author}`,
  photo: (at: number, of: number) => `Photo ${at} of ${of}`,
  photoOf: (author: string, at: number) => `Photo ${at} from ${author}`,
  enlarge: (photo: string) => `Enlarge: ${photo}`,
  bought: (choice: string) => `Bought: ${choice}`,
  reply: (shop: string) => `Reply from ${shop}`,
  helpful: (count: number) => (count === 0 ? 'Helpful' : `Helpful (${formatNumber(count)})`),
  notCounted: 'Your vote was not counted',
  report: 'Report',
  reportOf: (author: string) => `Report the review of ${author}`,
  reported: 'Reported',
  reportTitle: 'Report this review?',
  reportText: 'We look at it. Nobody is told who reported it.',
  reasons: {
    spam: 'Advertising or fake',
    offensive: 'Insulting or hateful',
    off_topic: 'Not about the product',
    private: 'Names a person or private things',
    other: 'Something else',
  },
})
