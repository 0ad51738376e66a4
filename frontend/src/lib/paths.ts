/**
 * Every address of the storefront. Pages link through these functions, so a route changes in one
 * place and no text reaches an address without being encoded.
 */

const encode = encodeURIComponent

/** Builds the address of each screen. */
export const paths = {
  home: () => '/',
  product: (slug: string) => `/product/${encode(slug)}`,
  category: (...slugs: [string, string?, string?]) =>
    `/category/${slugs.filter((slug) => slug !== undefined).map(encode).join('/')}`,
  shop: (slug: string) => `/shop/${encode(slug)}`,
  search: (text: string) => `/search?q=${encode(text.trim())}`,
  about: () => '/about',
  contact: () => '/contact',
  faq: (question?: string) => (question ? `/faq?q=${encode(question)}` : '/faq'),
  help: () => '/help',
  privacyPolicy: () => '/privacy-policy',
  shipping: () => '/shipping',
  returns: () => '/returns',
  termsOfService: () => '/terms-of-service',
  sellerRegistration: () => '/seller-registration',
  vendors: () => '/vendors',
  buyerProtection: () => '/buyer-protection',
  authenticate: () => '/authenticate',
  vendorProtection: () => '/vendor-protection',
  prohibitedItems: () => '/prohibited-items',
  marketplaceGuidelines: () => '/marketplace-guidelines',
  trackOrder: () => '/track-order',
  cart: () => '/cart',
  checkout: () => '/checkout',
  account: () => '/account',
  profile: () => '/account/profile',
  address: () => '/account/address',
  wishlist: () => '/account/wishlist',
  /** Somebody's wishlist, for those who were given its link. */
  sharedWishlist: (token: string) => `/wishlist/${encode(token)}`,
  followedShops: () => '/account/followed-shops',
  changePassword: () => '/account/change-password',
  /** Signing in with a code beside the password. */
  twoStep: () => '/account/two-step',
  orders: () => '/account/orders',
  order: (id: number) => `/account/orders/${id}`,
  orderInvoice: (id: number) => `/account/orders/${id}/invoice`,
  /** Asks to give back what one shop sent. */
  orderReturn: (id: number, shopOrderId: number) => `/account/orders/${id}/return/${shopOrderId}`,
  /** Where the return stands on the page of its order. */
  returnOf: (id: number, returnId: number) => `/account/orders/${id}#return-${returnId}`,
  /** What the shopper and shops wrote to each other. */
  messages: (unread = false) => (unread ? '/account/messages?show=unread' : '/account/messages'),
  /** Where that about one shop's part goes on. */
  orderMessages: (id: number, shopOrderId: number) => `/account/orders/${id}#messages-${shopOrderId}`,
  returnSlip: (id: number, returnId: number) => `/account/orders/${id}/returns/${returnId}/slip`,
  orderThanks: (id: number) => `/account/orders/${id}?thanks=1`,
  login: (returnUrl?: string, reason?: LoginReason) => withReturnUrl('/login', returnUrl, forReason(reason)),
  register: (returnUrl?: string, reason?: LoginReason) => withReturnUrl('/register', returnUrl, forReason(reason)),
  forgotPassword: () => '/forgot-password',
  verifyEmail: (email: string, returnUrl?: string) =>
    withReturnUrl('/verify-email', returnUrl, { email }),
  /** An information page in its editor, in this language first. */
  edit: (page: string, language: string) => `${page}?${editParameter}=${encode(language)}`,
  seller: () => '/seller',
  sellerShop: () => '/seller/shop',
  sellerCategories: () => '/seller/categories',
  sellerCategoryCreate: () => '/seller/categories/create',
  sellerCategoryEdit: (id: number) => `/seller/categories/edit/${id}`,
  sellerReviews: (unanswered = false) => (unanswered ? '/seller/reviews?show=unanswered' : '/seller/reviews'),
  sellerCoupons: () => '/seller/coupons',
  sellerCouponCreate: (like?: number) => (like ? `/seller/coupons/create?like=${like}` : '/seller/coupons/create'),
  sellerCouponEdit: (id: number) => `/seller/coupons/edit/${id}`,
  sellerProducts: () => '/seller/products',
  sellerProductCreate: () => '/seller/products/create',
  sellerProductImports: () => '/seller/products/import',
  sellerProductImport: (id: number) => `/seller/products/import/${id}`,
  sellerProductEdit: (id: number) => `/seller/products/edit/${id}`,
  sellerOrders: (status?: string) =>
    status ? `/seller/orders?status=${encode(status)}` : '/seller/orders',
  /** Packing slips or address labels of these orders. */
  sellerPrint: (kind: 'slips' | 'labels', ids: readonly number[]) => `/seller/orders/print?kind=${kind}&ids=${ids.join(',')}`,
  sellerReturns: (stage?: string) => (stage ? `/seller/returns?stage=${encode(stage)}` : '/seller/returns'),
  sellerOrder: (id: number) => `/seller/orders/${id}`,
  sellerMessages: (unread = false) => (unread ? '/seller/messages?show=unread' : '/seller/messages'),
  /** Where the conversation about an order goes on. */
  sellerOrderMessages: (id: number) => `/seller/orders/${id}#messages`,
  sellerInvoice: (id: number) => `/seller/orders/${id}/invoice`,
  sellerNotifications: () => '/seller/notifications',
  sellerMoney: () => '/seller/money',
  sellerStatements: () => '/seller/money/statements',
  sellerStatement: (month: string) => `/seller/money/statements/${encode(month)}`,
  sellerPayouts: () => '/seller/money/payouts',
  sellerPayout: (id: number) => `/seller/money/payouts/${id}`,
  sellerDisputes: () => '/seller/money/disputes',
  sellerDispute: (id: number) => `/seller/money/disputes/${id}`,
  sellerPayoutAccount: () => '/seller/money/payout-account',
  sellerDevelopers: () => '/seller/developers',
  sellerWebhook: (id: number) => `/seller/developers/webhooks/${id}`,
  admin: () => '/admin',
  adminShops: (filters: Filters = {}) => listAt('/admin/shops', filters),
  adminShop: (id: number) => `/admin/shops/${id}`,
  adminProducts: (filters: Filters = {}) => listAt('/admin/products', filters),
  adminCategories: () => '/admin/categories',
  adminCategoryCreate: (within?: number) => (within ? `/admin/categories/create?in=${within}` : '/admin/categories/create'),
  adminCategory: (id: number) => `/admin/categories/${id}`,
  adminColorFamilies: (filters: Filters = {}) => listAt('/admin/color-families', filters),
  adminCoupons: () => '/admin/coupons',
  adminCouponCreate: (like?: number) => (like ? `/admin/coupons/create?like=${like}` : '/admin/coupons/create'),
  adminCoupon: (id: number) => `/admin/coupons/${id}`,
  adminOrders: (filters: Filters = {}) => listAt('/admin/orders', filters),
  adminOrder: (id: number) => `/admin/orders/${id}`,
  adminPeople: (filters: Filters = {}) => listAt('/admin/people', filters),
  adminPerson: (id: number) => `/admin/people/${id}`,
  adminReturns: (stage?: string) => listAt('/admin/returns', { stage }),
  adminRefunds: (status?: string) => listAt('/admin/refunds', { status }),
  adminDisputes: (show?: string) => listAt('/admin/disputes', { show }),
  adminDispute: (id: number) => `/admin/disputes/${id}`,
  adminAdjustments: (status?: string) => listAt('/admin/adjustments', { status }),
  adminPayoutRuns: () => '/admin/payout-runs',
  adminPayoutPlan: () => '/admin/payout-runs/plan',
  adminPayoutRun: (id: number) => `/admin/payout-runs/${id}`,
  adminSettings: () => '/admin/settings',
  adminHealth: () => '/admin/health',
  adminLedger: (filters: Filters = {}) => listAt('/admin/ledger', filters),
  adminStatements: () => '/admin/statements',
  adminStatement: (month: string) => `/admin/statements/${encode(month)}`,
  adminBreaks: (status?: string) => listAt('/admin/paypal-check', { status }),
  adminReviews: (status?: string) => listAt('/admin/reviews', { status }),
  adminMessages: (status?: string) => listAt('/admin/messages', { status }),
  adminContact: (filters: Filters = {}) => listAt('/admin/contact', filters),
  adminContactMessage: (id: number) => `/admin/contact/${id}`,
  adminHomePages: () => '/admin/home-page',
  adminHomePage: (id: number) => `/admin/home-page/${id}`,
  adminHomePreview: (id: number) => `/admin/home-page/${id}/preview`,
  adminPages: (language?: string) => listAt('/admin/pages', { language }),
  adminAudit: (filters: Filters = {}) => listAt('/admin/audit', filters),
  adminDevelopers: () => '/admin/developers',
  adminWebhook: (id: number) => `/admin/developers/webhooks/${id}`,
} as const

/** What narrows a list; what is not said does not. */
type Filters = Readonly<Record<string, string | undefined>>

/** A list, as it is or narrowed. */
function listAt(path: string, filters: Filters): string {
  const said = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said)}`
}

/** The name of the query parameter that opens a page in its editor. */
export const editParameter = 'edit'

/** The name of the query parameter that remembers where a shopper wanted to go. */
export const returnUrlParameter = 'returnUrl'

/** Why the login can be asked for, as its page says it. */
export const loginReasons = ['save', 'follow', 'helpful', 'report', 'review'] as const
export type LoginReason = (typeof loginReasons)[number]

/** The name of the query parameter that says why the login is asked for. */
export const reasonParameter = 'for'

const forReason = (reason: LoginReason | undefined) => (reason ? { [reasonParameter]: reason } : {})

function withReturnUrl(
  path: string,
  returnUrl: string | undefined,
  others: Record<string, string> = {},
): string {
  const search = new URLSearchParams(others)
  const target = safeReturnUrl(returnUrl)
  if (target !== '/') search.set(returnUrlParameter, target)
  return search.size === 0 ? path : `${path}?${search}`
}

/**
 * The address to go to after sign-in: only a path of this storefront, never another site, and
 * never a page that is for guests only; "/" for anything else.
 */
export function safeReturnUrl(raw: string | null | undefined): string {
  if (!raw || !raw.startsWith('/')) return '/'
  const origin = 'https://storefront.invalid'
  let url: URL
  try {
    url = new URL(raw, origin)
  } catch {
    return '/'
  }
  // "//host" and "/\host" start with a slash and still leave the site.
  if (url.origin !== origin) return '/'
  if (isGuestOnly(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}

const guestOnlyPaths: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/verify-account',
])

/** Whether this path is a page for guests only. */
export function isGuestOnly(pathname: string): boolean {
  return guestOnlyPaths.has(pathname)
}
