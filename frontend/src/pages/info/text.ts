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
  changedOn: (date: string) => `Updated ${date}`,
  loading: 'Loading the page',
  failed: 'This page didn\'t load',
  formFailed: 'The form didn\'t load',
  editorFailed: 'The editor didn\'t load',
  related: 'Related pages',
  notFound: {
    title: 'Page not found',
    text: 'The link may be wrong, or the page has moved. Search for it, or continue from here.',
    search: 'Search for products',
    submit: 'Search',
    popular: 'Popular right now',
    home: 'Go to homepage',
    shops: 'All shops',
    help: 'Help Center',
  },
  seller: {
    title: 'Open your shop',
    lead: (share: string) => `Opening a shop is free. The marketplace keeps ${share} of each sale. The rest is yours.`,
    leadWaiting: 'Opening a shop is free. The marketplace keeps a fixed share of each sale. The rest is yours.',
    costs: 'What it costs',
    costRows: {
      opening: 'Opening the shop',
      listing: 'Listing products',
      sale: 'Each sale',
      free: 'Free',
      ofPrice: (share: string) => `${share} of what the buyer pays`,
      example: (price: string) => `You keep from a sale of ${price}`,
      payouts: 'Payouts',
      onDays: (days: readonly number[], least: string) =>
        `On the ${formatList(days.map(ordinal))} of each month, from ${least}`,
      hold: 'Available for payout',
      afterDays: (days: number) =>
        days === 0 ? 'On delivery' : `${days} ${days === 1 ? 'day' : 'days'} after delivery`,
    },
    needs: 'What you need',
    needList: [
      'An account. You buy and sell with the same login',
      'A shop name. Buyers see it on every product',
      'Products that you have in stock and are allowed to sell',
      'A PayPal address or a bank account for payouts. You can add it later',
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
          'You accept, offer a partial refund, or decline and say why. You get back the commission on what you refund.',
      },
      {
        question: 'Can I change my shop later?',
        answer:
          'Yes, at any time: name, web address, description, logo, banner and policies are under Shop in the Seller Center. Links to your last five addresses keep working.',
      },
      {
        question: 'Can I have more than one shop?',
        answer: 'No, one shop per account.',
      },
    ],
    next: 'What happens next',
    opens: 'Your shop opens right away, or as soon as the marketplace approves it',
    opensAtOnce: 'Your shop opens right away',
    opensApproved: 'The marketplace reviews your shop and emails you once it is open',
    nextList: [
      'You add products with pictures, prices and stock',
      'You get paid orders. Stock is held while a buyer pays',
      'You ship the order and enter the tracking number',
      'Every order shows what you earn, to the cent',
    ],
    more: 'Read first',
    loginFirst: 'Log in to open a shop',
    loginText: 'Your shop belongs to your account. After you log in, you\'ll come back to this page.',
    login: 'Log in',
    register: 'Create an account',
  },
})
