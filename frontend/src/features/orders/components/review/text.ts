import { formatNumber, texts } from '@/lib/language'

/** The words of reviewing what was bought. */
export const lineReviewText = texts('lineReviewText', {
  own: 'Your review',
  write: 'Write a review',
  writeOf: (product: string) => `Write a review of ${product}`,
  title: (product: string) => `Review "${product}"`,
  rating: 'Your rating',
  noRating: 'No stars yet',
  ratingMissing: 'Choose 1 to 5 stars',
  stars: ['Poor', 'Fair', 'Okay', 'Good', 'Excellent'],
  starsOf: (stars: number, words: string) => `${stars} ${stars === 1 ? 'star' : 'stars'}: ${words}`,
  words: 'Your review',
  wordsHint: 'What did you like? What should others know?',
  wordsLong: (most: number) => `Use ${formatNumber(most)} characters or fewer`,
  counter: (used: number, most: number) => `${formatNumber(used)} of ${formatNumber(most)} characters`,
  send: 'Post review',
  sending: 'Posting your review',
  sendingPhotos: (count: number) => `Posting your review with ${count} ${count === 1 ? 'photo' : 'photos'}`,
  public: 'Your review is public, with your name.',
  sent: 'Thank you for your review',
  notBought: 'You can review this once you\'ve bought it and it\'s been delivered.',
  reviewed: 'You\'ve already reviewed this. Thank you!',
  orders: 'Your orders',
  notKnown: 'Your orders didn\'t load',
})
