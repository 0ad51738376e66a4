import type { RouteObject } from 'react-router-dom'
import { GuestOnly, RequirePaymentDocument, RequireOperator, RequireSeller, RequireUser } from '../guards/guards'
import { page } from './page'

const notFound = page(() => import('@/pages/info/NotFoundPage'), 'NotFoundPage')
const info = page(() => import('@/pages/info/InfoPage'), 'InfoPage')
const infoPaths = [
  'about',
  'privacy-policy',
  'shipping',
  'returns',
  'terms-of-service',
  'buyer-protection',
  'authenticate',
  'vendor-protection',
  'prohibited-items',
  'marketplace-guidelines',
]

const shopping: RouteObject[] = [
  { index: true, ...page(() => import('@/pages/catalog/HomePage'), 'HomePage') },
  { path: 'product/:slug', ...page(() => import('@/pages/catalog/ProductPage'), 'ProductPage') },
  {
    path: 'category/:categorySlug/:subCategorySlug?/:collectionSlug?',
    ...page(() => import('@/pages/catalog/CategoryPage'), 'CategoryPage'),
  },
  { path: 'shop/:shopSlug', ...page(() => import('@/pages/catalog/ShopPage'), 'ShopPage') },
  { path: 'search', ...page(() => import('@/pages/catalog/SearchPage'), 'SearchPage') },
  { path: 'vendors', ...page(() => import('@/pages/catalog/VendorsPage'), 'VendorsPage') },
  {
    path: 'seller-registration',
    ...page(() => import('@/pages/info/SellerRegistrationPage'), 'SellerRegistrationPage'),
  },
  { path: 'track-order', ...page(() => import('@/pages/orders/TrackOrderPage'), 'TrackOrderPage') },
  { path: 'wishlist/:token', ...page(() => import('@/pages/catalog/SharedWishlistPage'), 'SharedWishlistPage') },
  { path: 'cart', ...page(() => import('@/pages/cart/CartPage'), 'CartPage') },
  { path: 'contact', ...page(() => import('@/pages/info/ContactPage'), 'ContactPage') },
  { path: 'faq', ...page(() => import('@/pages/info/FaqPage'), 'FaqPage') },
  { path: 'help', ...page(() => import('@/pages/info/HelpPage'), 'HelpPage') },
  ...infoPaths.map((path) => ({ path, ...info })),
]

const paying: RouteObject = {
  element: <RequirePaymentDocument />,
  children: [
    {
      element: <RequireUser />,
      children: [{ path: 'checkout', ...page(() => import('@/pages/orders/CheckoutPage'), 'CheckoutPage') }],
    },
  ],
}

const personal: RouteObject = {
  element: <RequireUser />,
  children: [
    {
      path: 'account',
      ...page(() => import('@/pages/auth/account/AccountLayout'), 'AccountLayout'),
      children: [
        { index: true, ...page(() => import('@/pages/auth/account/AccountHomePage'), 'AccountHomePage') },
        { path: 'wishlist', ...page(() => import('@/pages/auth/account/WishlistPage'), 'WishlistPage') },
        {
          path: 'followed-shops',
          ...page(() => import('@/pages/auth/account/FollowedShopsPage'), 'FollowedShopsPage'),
        },
        { path: 'profile', ...page(() => import('@/pages/auth/account/ProfilePage'), 'ProfilePage') },
        { path: 'address', ...page(() => import('@/pages/auth/account/AddressPage'), 'AddressPage') },
        {
          path: 'change-password',
          ...page(() => import('@/pages/auth/account/ChangePasswordPage'), 'ChangePasswordPage'),
        },
        { path: 'two-step', ...page(() => import('@/pages/auth/account/TwoStepPage'), 'TwoStepPage') },
        { path: 'messages', ...page(() => import('@/pages/orders/MessagesPage'), 'MessagesPage') },
        { path: 'orders', ...page(() => import('@/pages/orders/OrdersPage'), 'OrdersPage') },
        { path: 'orders/:orderId', ...page(() => import('@/pages/orders/OrderPage'), 'OrderPage') },
        { path: 'orders/:orderId/invoice', ...page(() => import('@/pages/orders/InvoicePage'), 'InvoicePage') },
        {
          path: 'orders/:orderId/return/:shopOrderId',
          ...page(() => import('@/pages/orders/ReturnPage'), 'ReturnPage'),
        },
        {
          path: 'orders/:orderId/returns/:returnId/slip',
          ...page(() => import('@/pages/orders/ReturnSlipPage'), 'ReturnSlipPage'),
        },
        { path: '*', ...notFound },
      ],
    },
  ],
}

const guestPages: RouteObject = {
  element: <GuestOnly />,
  children: [
    {
      ...page(() => import('../layouts/CardLayout'), 'CardLayout'),
      children: [
        { path: 'login', ...page(() => import('@/pages/auth/LoginPage'), 'LoginPage') },
        { path: 'register', ...page(() => import('@/pages/auth/RegisterPage'), 'RegisterPage') },
        { path: 'forgot-password', ...page(() => import('@/pages/auth/ForgotPasswordPage'), 'ForgotPasswordPage') },
        { path: 'reset-password', ...page(() => import('@/pages/auth/ResetPasswordPage'), 'ResetPasswordPage') },
        { path: 'verify-email', ...page(() => import('@/pages/auth/VerifyEmailPage'), 'VerifyEmailPage') },
        { path: 'verify-account', ...page(() => import('@/pages/auth/VerifyAccountPage'), 'VerifyAccountPage') },
      ],
    },
  ],
}

/** Pages that links in emails lead to, for guests and signed-in users. */
const mailed: RouteObject = {
  ...page(() => import('../layouts/CardLayout'), 'CardLayout'),
  children: [{ path: 'stock-request', ...page(() => import('@/pages/catalog/StockRequestPage'), 'StockRequestPage') }],
}

const money: RouteObject[] = [
  { path: 'money', ...page(() => import('@/pages/seller/money/MoneyPage'), 'MoneyPage') },
  { path: 'money/statements', ...page(() => import('@/pages/seller/money/StatementsPage'), 'StatementsPage') },
  { path: 'money/statements/:month', ...page(() => import('@/pages/seller/money/StatementPage'), 'StatementPage') },
  { path: 'money/payouts', ...page(() => import('@/pages/seller/money/PayoutsPage'), 'PayoutsPage') },
  { path: 'money/payouts/:payoutId', ...page(() => import('@/pages/seller/money/PayoutPage'), 'PayoutPage') },
  { path: 'money/disputes', ...page(() => import('@/pages/seller/money/DisputesPage'), 'DisputesPage') },
  { path: 'money/disputes/:disputeId', ...page(() => import('@/pages/seller/money/DisputePage'), 'DisputePage') },
  {
    path: 'money/payout-account',
    ...page(() => import('@/pages/seller/money/PayoutAccountPage'), 'PayoutAccountPage'),
  },
]

const sellerArea: RouteObject = {
  path: 'seller',
  element: <RequireSeller />,
  children: [
    {
      ...page(() => import('../layouts/SellerLayout'), 'SellerLayout'),
      children: [
        { index: true, ...page(() => import('@/pages/seller/SellerHomePage'), 'SellerHomePage') },
        { path: 'shop', ...page(() => import('@/pages/seller/SellerShopPage'), 'SellerShopPage') },
        { path: 'categories', ...page(() => import('@/pages/seller/collections/CollectionsPage'), 'CollectionsPage') },
        {
          path: 'categories/create',
          ...page(() => import('@/pages/seller/collections/CollectionPage'), 'CollectionCreatePage'),
        },
        {
          path: 'categories/edit/:categoryId',
          ...page(() => import('@/pages/seller/collections/CollectionPage'), 'CollectionEditPage'),
        },
        { path: 'coupons', ...page(() => import('@/pages/seller/coupons/CouponsPage'), 'CouponsPage') },
        { path: 'coupons/create', ...page(() => import('@/pages/seller/coupons/CouponPage'), 'CouponCreatePage') },
        {
          path: 'coupons/edit/:couponId',
          ...page(() => import('@/pages/seller/coupons/CouponPage'), 'CouponEditPage'),
        },
        { path: 'products', ...page(() => import('@/pages/seller/products/ProductsPage'), 'ProductsPage') },
        {
          path: 'products/create',
          ...page(() => import('@/pages/seller/products/ProductEditorPage'), 'ProductCreatePage'),
        },
        {
          path: 'products/edit/:productId',
          ...page(() => import('@/pages/seller/products/ProductEditorPage'), 'ProductEditPage'),
        },
        { path: 'products/import', ...page(() => import('@/pages/seller/import/ImportsPage'), 'ImportsPage') },
        { path: 'products/import/:importId', ...page(() => import('@/pages/seller/import/ImportPage'), 'ImportPage') },
        { path: 'orders', ...page(() => import('@/pages/seller/SellerOrdersPage'), 'SellerOrdersPage') },
        { path: 'orders/print', ...page(() => import('@/pages/seller/PrintPage'), 'PrintPage') },
        { path: 'orders/:orderId', ...page(() => import('@/pages/seller/SellerOrderPage'), 'SellerOrderPage') },
        {
          path: 'orders/:orderId/invoice',
          ...page(() => import('@/pages/seller/SellerInvoicePage'), 'SellerInvoicePage'),
        },
        { path: 'messages', ...page(() => import('@/pages/seller/SellerMessagesPage'), 'SellerMessagesPage') },
        {
          path: 'notifications',
          ...page(() => import('@/pages/seller/SellerNotificationsPage'), 'SellerNotificationsPage'),
        },
        { path: 'returns', ...page(() => import('@/pages/seller/SellerReturnsPage'), 'SellerReturnsPage') },
        { path: 'reviews', ...page(() => import('@/pages/seller/SellerReviewsPage'), 'SellerReviewsPage') },
        { path: 'developers', ...page(() => import('@/pages/seller/DevelopersPage'), 'DevelopersPage') },
        { path: 'developers/webhooks/:webhookId', ...page(() => import('@/pages/seller/WebhookPage'), 'WebhookPage') },
        ...money,
        { path: '*', ...notFound },
      ],
    },
  ],
}

const operatorArea: RouteObject = {
  path: 'admin',
  element: <RequireOperator />,
  children: [
    // as shoppers would see it, so without the console around it
    {
      path: 'home-page/:editionId/preview',
      ...page(() => import('@/pages/operator/HomePreviewPage'), 'HomePreviewPage'),
    },
    {
      ...page(() => import('../layouts/OperatorLayout'), 'OperatorLayout'),
      children: [
        { index: true, ...page(() => import('@/pages/operator/OperatorHomePage'), 'OperatorHomePage') },
        { path: 'shops', ...page(() => import('@/pages/operator/OperatorShopsPage'), 'OperatorShopsPage') },
        { path: 'shops/:shopId', ...page(() => import('@/pages/operator/OperatorShopPage'), 'OperatorShopPage') },
        { path: 'products', ...page(() => import('@/pages/operator/OperatorProductsPage'), 'OperatorProductsPage') },
        { path: 'categories', ...page(() => import('@/pages/operator/OperatorCategoriesPage'), 'OperatorCategoriesPage') },
        {
          path: 'categories/create',
          ...page(() => import('@/pages/operator/OperatorCategoryPage'), 'OperatorCategoryCreatePage'),
        },
        {
          path: 'categories/:categoryId',
          ...page(() => import('@/pages/operator/OperatorCategoryPage'), 'OperatorCategoryPage'),
        },
        { path: 'color-families', ...page(() => import('@/pages/operator/ColorFamiliesPage'), 'ColorFamiliesPage') },
        { path: 'coupons', ...page(() => import('@/pages/operator/OperatorCouponsPage'), 'OperatorCouponsPage') },
        { path: 'coupons/create', ...page(() => import('@/pages/operator/OperatorCouponPage'), 'OperatorCouponCreatePage') },
        { path: 'coupons/:couponId', ...page(() => import('@/pages/operator/OperatorCouponPage'), 'OperatorCouponPage') },
        { path: 'orders', ...page(() => import('@/pages/operator/OperatorOrdersPage'), 'OperatorOrdersPage') },
        { path: 'orders/:orderId', ...page(() => import('@/pages/operator/OperatorOrderPage'), 'OperatorOrderPage') },
        { path: 'people', ...page(() => import('@/pages/operator/PeoplePage'), 'PeoplePage') },
        { path: 'people/:personId', ...page(() => import('@/pages/operator/PersonPage'), 'PersonPage') },
        { path: 'returns', ...page(() => import('@/pages/operator/OperatorReturnsPage'), 'OperatorReturnsPage') },
        { path: 'refunds', ...page(() => import('@/pages/operator/OperatorRefundsPage'), 'OperatorRefundsPage') },
        { path: 'disputes', ...page(() => import('@/pages/operator/OperatorDisputesPage'), 'OperatorDisputesPage') },
        { path: 'disputes/:disputeId', ...page(() => import('@/pages/operator/OperatorDisputePage'), 'OperatorDisputePage') },
        {
          path: 'adjustments',
          ...page(() => import('@/pages/operator/OperatorAdjustmentsPage'), 'OperatorAdjustmentsPage'),
        },
        { path: 'payout-runs', ...page(() => import('@/pages/operator/PayoutRunsPage'), 'PayoutRunsPage') },
        { path: 'payout-runs/plan', ...page(() => import('@/pages/operator/PayoutPlanPage'), 'PayoutPlanPage') },
        { path: 'payout-runs/:runId', ...page(() => import('@/pages/operator/PayoutRunPage'), 'PayoutRunPage') },
        { path: 'ledger', ...page(() => import('@/pages/operator/LedgerPage'), 'LedgerPage') },
        { path: 'statements', ...page(() => import('@/pages/operator/MarketStatementsPage'), 'MarketStatementsPage') },
        { path: 'statements/:month', ...page(() => import('@/pages/operator/MarketStatementPage'), 'MarketStatementPage') },
        { path: 'paypal-check', ...page(() => import('@/pages/operator/BookBreaksPage'), 'BookBreaksPage') },
        { path: 'reviews', ...page(() => import('@/pages/operator/OperatorReviewsPage'), 'OperatorReviewsPage') },
        { path: 'messages', ...page(() => import('@/pages/operator/OperatorMessagesPage'), 'OperatorMessagesPage') },
        { path: 'contact', ...page(() => import('@/pages/operator/ContactMessagesPage'), 'ContactMessagesPage') },
        { path: 'contact/:messageId', ...page(() => import('@/pages/operator/ContactMessagePage'), 'ContactMessagePage') },
        { path: 'home-page', ...page(() => import('@/pages/operator/HomeEditionsPage'), 'HomeEditionsPage') },
        {
          path: 'home-page/:editionId',
          ...page(() => import('@/pages/operator/HomeEditionPage'), 'HomeEditionPage'),
        },
        { path: 'pages', ...page(() => import('@/pages/operator/OperatorPagesPage'), 'OperatorPagesPage') },
        { path: 'settings', ...page(() => import('@/pages/operator/SettingsPage'), 'SettingsPage') },
        { path: 'health', ...page(() => import('@/pages/operator/HealthPage'), 'HealthPage') },
        { path: 'audit', ...page(() => import('@/pages/operator/AuditPage'), 'AuditPage') },
        {
          path: 'developers',
          ...page(() => import('@/pages/operator/OperatorDevelopersPage'), 'OperatorDevelopersPage'),
        },
        {
          path: 'developers/webhooks/:webhookId',
          ...page(() => import('@/pages/operator/OperatorWebhookPage'), 'OperatorWebhookPage'),
        },
        { path: '*', ...notFound },
      ],
    },
  ],
}

/** Every screen of the storefront. Order does not matter: the router ranks by how exactly a path fits. */
export const routes: RouteObject[] = [
  {
    ...page(() => import('../layouts/MainLayout'), 'MainLayout'),
    children: [...shopping, paying, personal, { path: '*', ...notFound }],
  },
  guestPages,
  mailed,
  sellerArea,
  operatorArea,
]
