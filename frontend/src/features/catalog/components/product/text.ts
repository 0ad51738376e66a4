import { formatNumber, texts } from '@/lib/language'

/** The words of the product page. */
export const productPageText = texts('productPageText', {
  by: 'by',
  choose: (option: string) => `Choose ${/^[aeiou]/i.test(option) ? 'an' : 'a'} ${option.toLowerCase()}`,
  soldOutValue: (value: string) => `${value}, sold out`,
  impossibleValue: (value: string) => `${value}, not with the present choice`,
  switched: (option: string, value: string) => `${option} changed to ${value}, which exists in this combination`,
  isSoldOut: (name: string) => `${name} is sold out.`,
  availableIn: (names: readonly string[]) => `Available in ${names.join(', or in ')}.`,
  inStock: 'In stock',
  onlyLeft: (count: number) => `Only ${formatNumber(count)} left`,
  onlyLeftSet: (count: number) => `Only ${formatNumber(count)} left. We set the quantity to ${formatNumber(count)}`,
  soldOut: 'Sold out',
  away: 'On holiday',
  add: 'Add to cart',
  adding: 'Adding',
  added: 'Added',
  notAdded: 'It is not in the cart yet. Check the connection and try again',
  shipping: { title: 'Free shipping', text: 'The shop ships it itself, with a tracking number.' },
  cancelling: { title: 'Cancel free of charge', text: 'Until the shop ships; the money goes back the way it came.' },
  paying: { title: 'Pay once with PayPal', text: 'One payment, also for goods from several shops.' },
  specification: 'Specification',
  gone: 'This product is not here',
  goneText: 'It may have been taken off sale, or the address has a typing mistake.',
  failed: 'The product did not load',
  pictures: 'Pictures',
  picture: (at: number, of: number) => `Picture ${at} of ${of}`,
  morePictures: (count: number) => `Show ${count} more pictures`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  enlarge: (picture: string) => `Enlarge picture: ${picture}`,
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  zoomed: (percent: number) => `${percent} %`,
})

/** The words of what stands below the first view of a product page. */
export const belowProductText = texts('belowProductText', {
  description: 'Description',
  readAll: 'Read all',
  readLess: 'Show less',
  soldBy: 'Sold by',
  viewShop: 'View shop',
  related: 'You may also like',
  relatedFailed: 'The other products did not load',
})
