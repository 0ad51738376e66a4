/** Every screen of the storefront with an address that exists in the demo, and who may see it. */
import type { APIRequestContext } from '@playwright/test'
import { disputeWith, payoutTo } from './money'
import { goodsOf, sellerOf, sessionOf } from './market'
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
  '/account/nothing',
]

const seller = [
  '/seller',
  '/seller/shop',
  '/seller/categories',
  '/seller/products',
  '/seller/products/create',
  '/seller/orders',
  '/seller/returns',
  '/seller/money',
  '/seller/money/statements',
  '/seller/money/payouts',
  '/seller/money/payout-account',
  '/seller/money/disputes',
  '/seller/nothing',
]

async function firstOrder(request: APIRequestContext, person: Person, path: string): Promise<number> {
  const { token } = await sessionOf(request, `${person}@demo.test`)
  const answer = await request.get(path, { headers: { Authorization: `Bearer ${token}` } })
  const { items } = (await answer.json()) as { items: { id: number }[] }
  const [order] = items
  if (!order) throw new Error(`${path} is empty`)
  return order.id
}

/** All screens of a person; those of the catalogue and of orders are looked up in the demo. */
export async function screensOf(person: Person, request: APIRequestContext): Promise<string[]> {
  if (person === 'shopper') return [...shopper, `/account/orders/${await firstOrder(request, person, '/api/orders')}`]
  if (person === 'seller')
    return [
      ...seller,
      `/seller/orders/${await firstOrder(request, person, '/api/seller/orders')}`,
      `/seller/money/payouts/${await payoutTo(request, 'seller@demo.test')}`,
      `/seller/money/statements/${new Date().toISOString().slice(0, '2026-11'.length)}`,
      `/seller/money/disputes/${await disputeWith(request, 'seller@demo.test')}`,
    ]
  const { shopSlug } = await sellerOf(request, 'seller@demo.test')
  const goods = await goodsOf(request, shopSlug)
  const [top, sub] = goods.category.map(({ slug }) => slug)
  return [...guest, `/category/${top}`, `/category/${top}/${sub}`, `/product/${goods.slug}`, `/shop/${shopSlug}`]
}
