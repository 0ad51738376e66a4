import { texts } from '@/lib/language'

/** The words of sharing one's wishlist. */
export const shareWishlistText = texts('shareWishlistText', {
  share: 'Share',
  title: 'Share your wishlist',
  what: 'Anyone with the link can see your list. They can\'t change it.',
  failed: 'This didn\'t load',
  name: 'Name of the list',
  nameHint: 'Such as "Una\'s birthday". Your own name isn\'t shown.',
  tooLong: 'Use at most 60 characters',
  create: 'Create link',
  created: 'Your link is ready',
  link: 'Link to your list',
  copy: 'Copy link',
  copied: 'Copied',
  handOn: 'Send link',
  saveName: 'Save name',
  nameSaved: 'Name saved',
  renew: 'Make a new link',
  renewTitle: 'Make a new link?',
  renewText: 'The old link will stop working for everyone who has it.',
  renewed: 'Your new link is ready. The old one doesn\'t work anymore.',
  keepLink: 'Keep link',
  stop: 'Stop sharing',
  stopTitle: 'Stop sharing your list?',
  stopText: 'The link will stop working for good. If you share your list again, it gets a new one.',
  stopped: 'Your list isn\'t shared anymore',
  keepSharing: 'Keep sharing',
  notDone: 'That didn\'t work',
})

/** The words of a list that somebody shares. */
export const sharedWishlistText = texts('sharedWishlistText', {
  untitled: 'Wishlist',
  shared: 'Someone shared this list with you.',
  empty: 'This list is empty right now',
  emptyText: 'Nothing on it is for sale at the moment. Come back later.',
  browse: 'Browse best sellers',
  failed: 'The list didn\'t load',
  moreFailed: 'This part of the list didn\'t load',
  gone: 'This list isn\'t shared',
  goneText: 'The link may be incomplete, or its owner stopped sharing the list.',
})
