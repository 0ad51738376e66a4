/**
 * The texts that the specification of the storefront fixes, word for word, and where each link
 * leads. English is the language they are fixed in.
 */

export const promo = 'PREMIUM COLLECTION! 10% OFF WITH COUPON "HELLOSHOP"'

export const cookieNotice = {
  heading: 'Cookie Notice',
  text: 'We use cookies to enhance your browsing experience, serve personalized ads or content, and analyze our traffic. By clicking "Accept", you consent to our use of cookies.',
  buttons: ['Accept', 'Decline'],
}

export const searchPlaceholder = 'Search for products...'

/** Icon links of the header with the tooltips they show. */
export const iconLinks = {
  guest: { 'Become a seller': '/seller-registration', 'Help Center': '/help', 'Shopping Cart': '/cart', Login: '/login' },
  seller: { 'Seller Center': '/seller', 'Help Center': '/help', 'Shopping Cart': '/cart' },
}

export const avatarMenu = {
  shopper: {
    Account: '/account/profile',
    'Order History': '/account/orders',
    'Seller Registration': '/seller-registration',
  },
  seller: { Account: '/account/profile', 'Order History': '/account/orders', 'Seller Channel': '/seller' },
  logOut: 'Log Out',
}

export const footer: Record<string, Record<string, string>> = {
  'Get to Know Us': { 'About Us': '/about', 'Vendor List': '/vendors', FAQs: '/faq' },
  'Customer Service': {
    'Become a Vendor': '/seller-registration',
    'Help Center': '/help',
    'Buyer Protection': '/buyer-protection',
    Authenticate: '/authenticate',
    'Vendor Protection Program': '/vendor-protection',
  },
  'Orders & Returns': {
    'Returns & Refunds': '/returns',
    'Shipping Policy': '/shipping',
    'Track Order': '/track-order',
    'Contact Us': '/contact',
  },
  'Quick Links': {
    Legal: '/privacy-policy',
    'Prohibited Items': '/prohibited-items',
    'Marketplace Guidelines': '/marketplace-guidelines',
    'Intellectual Property Policy': '/terms-of-service',
  },
}

export const cart = {
  synced: 'Cart synced successfully.',
  syncFailed: 'Failed to sync cart. Please try again.',
  loadFailed: 'Failed to load cart. Please try again.',
  added: 'Product added to cart successfully.',
  addFailed: 'Failed to add product to cart. Please try again.',
  removed: 'Product removed from cart.',
  removeFailed: 'Failed to remove product from cart. Please try again.',
  quantityUpdated: 'Cart quantity updated.',
  quantityFailed: 'Failed to update quantity. Please try again.',
  nothingSelected: 'Please select items to checkout.',
}

/** Toasts of two parts, title and text, as one sentence of the specification. */
export const account = {
  loggedIn: 'Login successful: You have logged into the system',
  loginFailed: 'Login failed',
  notActivated: 'Your account is not activated',
  notActivatedTitle: 'Account not activated',
  notActivatedText: 'Please check your email to activate your account',
  registrationFailed: 'Registration failed',
  loggedOut: 'Logout successful: You have logged out of the system',
  logoutFailed: 'Logout failed: Error during logout',
  updated: 'Update successful: Your information has been updated',
  updateFailed: 'Update failed',
}

export const routerError = 'Unexpected Application Error!'
export const payPalFault = 'Failed to load the PayPal JS SDK script.'
