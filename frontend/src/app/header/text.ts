import { formatNumber, texts } from '@/lib/language'

/** The words of header, drawer and navigation. */
export const headerText = texts('headerText', {
  categories: 'Categories',
  allIn: (name: string) => `All in ${name}`,
  searchPlaceholder: 'Search for products...',
  search: 'Search',
  closeSearch: 'Close search',
  sellerCenter: 'Seller Center',
  becomeSeller: 'Become a seller',
  help: 'Help Center',
  cart: 'Shopping Cart',
  cartCount: (count: number) => `Shopping Cart, ${formatNumber(count)} ${count === 1 ? 'item' : 'items'}`,
  login: 'Login',
  account: 'Account',
  orderHistory: 'Order History',
  sellerChannel: 'Seller Channel',
  sellerRegistration: 'Seller Registration',
  operatorConsole: 'Operator console',
  logout: 'Log Out',
  accountMenu: (name: string) => `Account menu of ${name}`,
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
  mainNavigation: 'Suggested categories',
  subCategories: (name: string) => `Subcategories of ${name}`,
  more: 'More',
  notLoading: 'Categories didn\'t load',
  retry: 'Retry',
  categoryFault: 'The category tree didn\'t load.',
  secureCheckout: 'Secure checkout',
})

/** The words of the suggestions under the search box. */
export const searchText = texts('searchText', {
  suggestions: 'Search suggestions',
  recent: 'Recent searches',
  queries: 'Searches',
  products: 'Products',
  categories: 'Categories',
  shops: 'Shops',
  categoryIn: (category: string, parent: string) => `${category} in ${parent}`,
  deleteRemoves: 'Press Delete to remove it',
  forget: (words: string) => `Remove "${words}"`,
  clearRecent: 'Clear recent searches',
  count: (count: number) => `${formatNumber(count)} ${count === 1 ? 'suggestion' : 'suggestions'}`,
})
