import { formatList, texts } from '@/lib/language'

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinal = (number: number) => `${number}${endings[ordinals.select(number)] ?? 'th'}`

/** The words of the information pages around their texts, of opening a shop and of what is not there. */
export const infoText = texts('infoText', {
  home: 'Home',
  names: {
    about: 'About Us',
    contact: 'Contact Us',
    faq: 'FAQs',
    help: 'Help Center',
    'privacy-policy': 'Privacy Policy',
    shipping: 'Shipping Policy',
    returns: 'Returns & Refunds',
    'terms-of-service': 'Terms of Service',
    'buyer-protection': 'Buyer Protection',
    authenticate: 'Authenticate',
    'vendor-protection': 'Vendor Protection Program',
    'prohibited-items': 'Prohibited Items',
    'marketplace-guidelines': 'Marketplace Guidelines',
    vendors: 'Vendor List',
    'seller-registration': 'Become a Vendor',
    'track-order': 'Track Order',
  },
  changedOn: (date: string) => `Last changed ${date}`,
  loading: 'Loading the page',
  failed: 'This page did not load',
  formFailed: 'The form did not load',
  editorFailed: 'The editor did not load',
  related: 'Related pages',
  notFound: {
    title: 'Page not found',
    text: 'The address may have a typing mistake, or the page has moved. Search for it, or go on from here.',
    search: 'Search for products',
    submit: 'Search',
    popular: 'Popular right now',
    home: 'Go to home',
    shops: 'All shops',
    help: 'Help Center',
  },
  seller: {
    title: 'Open your shop',
    lead: (share: string) => `Opening a shop costs nothing. Of each sale the marketplace keeps ${share}; the rest is yours.`,
    leadWaiting: 'Opening a shop costs nothing. Of each sale the marketplace keeps a fixed share; the rest is yours.',
    costs: 'What it costs',
    costRows: {
      opening: 'Opening the shop',
      listing: 'Listing products',
      sale: 'Each sale',
      free: 'Free',
      ofPrice: (share: string) => `${share} of what the buyer pays for the goods`,
      example: (price: string) => `Of a sale of ${price} you keep`,
      payouts: 'Payouts',
      onDays: (days: readonly number[], least: string) =>
        `On the ${formatList(days.map(ordinal))} of each month, from ${least}`,
      hold: 'A sale can be paid out',
      afterDays: (days: number) =>
        days === 0 ? 'Once it is delivered' : `${days} ${days === 1 ? 'day' : 'days'} after delivery`,
    },
    needs: 'What you need',
    needList: [
      'An account here: you buy and sell with one login',
      'A name for the shop, which buyers see on every product',
      'Goods that you have in stock and may sell',
      'A PayPal address or a bank account for your payouts; you can add it later',
    ],
    questions: 'Questions',
    questionList: [
      {
        question: 'When do I get my money?',
        answer:
          'Once a sale can be paid out, it goes to your PayPal address or bank account on the next payout day. Under Money in the Seller Center you see every sale, every payout and what is still on its way.',
      },
      {
        question: 'Who pays for shipping?',
        answer: 'Shipping is free for buyers, on every order. You choose the carrier and pay for it, so include it in your prices.',
      },
      {
        question: 'What if a buyer sends something back?',
        answer:
          'You accept, offer a part of the money or decline, and say why. For what goes back to the buyer you get the commission back.',
      },
      {
        question: 'Can I change my shop later?',
        answer:
          'Yes, at any time: name, web address, description, logo, banner and policies are under Shop in the Seller Center. Links to your last five addresses keep working.',
      },
      {
        question: 'Can I have more than one shop?',
        answer: 'One shop for each account.',
      },
    ],
    next: 'What happens then',
    opens: 'The shop opens at once, or as soon as the marketplace has approved it',
    opensAtOnce: 'Your shop opens at once',
    opensApproved: 'The marketplace looks at your shop, and you get an email as soon as it is open',
    nextList: [
      'You add products with pictures, prices and stock',
      'Paid orders reach you; stock is held while a buyer pays',
      'You ship your part and enter the tracking number',
      'Every order shows goods, share and earnings to the cent',
    ],
    more: 'Read first',
    loginFirst: 'Log in to open a shop',
    loginText: 'The shop belongs to your account. After the login you come back to this page.',
    login: 'Log in',
    register: 'Create an account',
  },
})
