/** Every screen of the storefront with an address that exists in the demo, and who may see it. */
import type { APIRequestContext } from '@playwright/test'
import { disputeWith, payoutTo } from './money'
import { goodsOf, read, sellerOf, sessionOf } from './market'
import type { Person } from './people'

const guest = [
  '/',
  '/search?q=mug',
  '/search?q=nothingatall',
  '/vendors',
  '/cart',
  '/about',
  '/contact',
  '/faq',
  '/help',
  '/privacy-policy',
  '/shipping',
  '/returns',
  '/terms-of-service',
  '/buyer-protection',
  '/authenticate',
  '/vendor-protection',
  '/prohibited-items',
  '/marketplace-guidelines',
  '/seller-registration',
  '/track-order',
  '/nothing',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=none',
  '/verify-email',
  '/verify-email?email=ada%40example.test',
  '/verify-account',
  '/verify-account?token=none',
]

const shopper = [
  '/cart',
  '/checkout',
  '/account',
  '/account/wishlist',
  '/account/profile',
  '/account/address',
  '/account/change-password',
  '/account/orders',
  '/account/messages',
  '/account/nothing',
]

const seller = [
  '/seller',
  '/seller/shop',
  '/seller/categories',
  '/seller/categories/create',
  '/seller/products',
  '/seller/products/create',
  '/seller/products/import',
  '/seller/orders',
  '/seller/returns',
  '/seller/messages',
  '/seller/reviews',
  '/seller/coupons',
  '/seller/coupons/create',
  '/seller/notifications',
  '/seller/money',
  '/seller/money/statements',
  '/seller/money/payouts',
  '/seller/money/payout-account',
  '/seller/money/disputes',
  '/seller/nothing',
]

const operator = [
  '/admin',
  '/admin/shops',
  '/admin/shops?status=pending',
  '/admin/people',
  '/admin/returns?stage=all',
  '/admin/refunds',
  '/admin/disputes?show=all',
  '/admin/payout-runs',
  '/admin/payout-runs/plan',
  '/admin/paypal-check',
  '/admin/reviews?status=all',
  '/admin/messages',
  '/admin/pages',
  '/admin/nothing',
]

/** One shop, one person and one payout run as the operator sees them. */
async function operatorRecords(request: APIRequestContext): Promise<string[]> {
  await payoutTo(request, 'seller@demo.test')
  const { token } = await sessionOf(request, 'operator@demo.test')
  const firstOf = async (path: string) =>
    (await read<{ items: { id: number }[] }>(request, `/api/admin/${path}`, token)).items.slice(0, 1)
  const shops = await firstOf('shops?status=approved')
  const people = await firstOf('people?office=buyer')
  const runs = await firstOf('payout-runs')
  return [
    ...shops.map(({ id }) => `/admin/shops/${id}`),
    ...people.map(({ id }) => `/admin/people/${id}`),
    ...runs.map(({ id }) => `/admin/payout-runs/${id}`),
  ]
}

/** The demo seller's orders, those to be shipped first. */
async function sellerOrders(request: APIRequestContext): Promise<number[]> {
  const { token } = await sessionOf(request, 'seller@demo.test')
  const { items } = await read<{ items: { id: number }[] }>(request, '/api/seller/orders', token)
  if (items.length === 0) throw new Error('The demo seller has sold nothing')
  return items.map(({ id }) => id)
}

/** Forms of something that is there already: a product, and a collection if the demo has one. */
async function sellerForms(request: APIRequestContext): Promise<string[]> {
  const { token } = await sessionOf(request, 'seller@demo.test')
  const idsOf = async (path: string) => (await read<{ items: { id: number }[] }>(request, path, token)).items.slice(0, 1)
  const products = await idsOf('/api/seller/products')
  const collections = await idsOf('/api/seller/categories')
  return [
    ...products.map(({ id }) => `/seller/products/edit/${id}`),
    ...collections.map(({ id }) => `/seller/categories/edit/${id}`),
  ]
}

interface Bought {
  id: number
  shopOrders: { id: number; status: string; returns: { id: number }[] }[]
}

/** The screens of a shopper's orders: what was bought, its invoice, giving something of it back, and what is on its way back. */
async function orderScreens(request: APIRequestContext): Promise<string[]> {
  const { token } = await sessionOf(request, 'shopper@demo.test')
  const { items } = await read<{ items: Bought[] }>(request, '/api/orders?pageSize=50', token)
  const parts = items.flatMap(({ id, shopOrders }) => shopOrders.map((part) => ({ ...part, at: `/account/orders/${id}` })))
  const arrived = parts.find(({ status }) => status === 'delivered')
  const back = parts.find(({ status }) => status === 'return_requested')
  if (!arrived || !back) throw new Error('The demo has no order that arrived, or none that something is given back of')
  return [
    arrived.at,
    `${arrived.at}/invoice`,
    `${arrived.at}/return/${arrived.id}`,
    back.at,
    `${back.at}/returns/${back.returns[0]?.id}/slip`,
  ]
}

/** All screens of a person; those of the catalogue and of orders are looked up in the demo. */
export async function screensOf(person: Person, request: APIRequestContext): Promise<string[]> {
  if (person === 'operator') return [...operator, ...(await operatorRecords(request))]
  if (person === 'shopper') return [...shopper, ...(await orderScreens(request))]
  if (person === 'seller') {
    const [first = 0, ...others] = await sellerOrders(request)
    return [
      ...seller,
      ...(await sellerForms(request)),
      `/seller/orders/${first}`,
      `/seller/orders/print?kind=slips&ids=${[first, ...others.slice(0, 2)].join(',')}`,
      `/seller/orders/print?kind=labels&ids=${[first, ...others].join(',')}`,
      `/seller/money/payouts/${await payoutTo(request, 'seller@demo.test')}`,
      `/seller/money/statements/${new Date().toISOString().slice(0, '2026-11'.length)}`,
      `/seller/money/disputes/${await disputeWith(request, 'seller@demo.test')}`,
    ]
  }
  const { shopSlug } = await sellerOf(request, 'seller@demo.test')
  const goods = await goodsOf(request, shopSlug)
  const [top, sub] = goods.category.map(({ slug }) => slug)
  return [...guest, `/category/${top}`, `/category/${top}/${sub}`, `/product/${goods.slug}`, `/shop/${shopSlug}`]
}
