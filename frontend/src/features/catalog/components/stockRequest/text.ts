import { texts } from '@/lib/language'

/** The words of an email about what is sold out, on the product page and where its link leads. */
export const backInStockText = texts('backInStockText', {
  ask: 'Email me when it\'s back',
  hint: 'One email when it\'s back, nothing else',
  send: 'Email me',
  asked: 'We\'ll email you once when it\'s back.',
  confirm: 'Check your email and confirm. Then we\'ll email you once when it\'s back.',
  takeBack: 'Don\'t email me',
  title: 'Confirm your email address',
  question: 'Do you want an email when the product is back in stock? You get one, and it waits 180 days at most.',
  yes: 'Yes, email me',
  done: 'You\'re on the list',
  browse: 'Continue shopping',
  failed: 'The link didn\'t work',
  incomplete: 'This link is incomplete. Open it again from the email.',
  again: 'Links work once and expire after 24 hours. Ask again on the product\'s page.',
})
