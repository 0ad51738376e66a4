/** Every screen of the storefront with an address that exists in the demo, and who may see it. */
import type { APIRequestContext } from '@playwright/test'
import { fixed, type lookedUp } from './addresses'
import { importsAtEachStep } from './imports'
import { disputeWith, payoutTo } from './money'
import { productOfShop, read, sellerOf, sessionOf } from './demoMarketplace'
import type { Person } from './people'
import { buy, newBuyer, offer, send, ship } from './purchases'

const demoSeller = 'seller@demo.test'

interface List<Item = { id: number }> {
  items: Item[]
}

/** The addresses of every screen that is looked up, of at least one thing each. */
type Found<Who extends Person> = Record<(typeof lookedUp)[Who][number], string[]>

/** The secret of the link to the demo shopper's wishlist. */
async function sharedWishlist(request: APIRequestContext): Promise<string> {
  const { token } = await sessionOf(request, 'shopper@demo.test')
  const shared = { title: 'Una’s birthday' }
  return (await send<{ token: string }>(request, 'PUT', '/api/user/wishlist/share', token, shared)).token
}

async function ofGuest(request: APIRequestContext): Promise<Found<'guest'>> {
  const { shopSlug } = await sellerOf(request, demoSeller)
  const product = await productOfShop(request, shopSlug)
  const [top, sub] = product.category.map(({ slug }) => slug)
  return {
    '/category/:categorySlug': [`/category/${top}`],
    '/category/:categorySlug/:subCategorySlug': [`/category/${top}/${sub}`],
    '/product/:slug': [`/product/${product.slug}`],
    '/shop/:shopSlug': [`/shop/${shopSlug}`],
    '/wishlist/:token': [`/wishlist/${await sharedWishlist(request)}`],
  }
}

interface Bought {
  id: number
  shopOrders: { id: number; status: string; returns: { id: number }[] }[]
}

/** A shopper's orders: what was bought, its invoice, giving something of it back, and what is on its way back. */
async function ofShopper(request: APIRequestContext): Promise<Found<'shopper'>> {
  const { token } = await sessionOf(request, 'shopper@demo.test')
  const { items } = await read<List<Bought>>(request, '/api/orders?pageSize=50', token)
  const parts = items.flatMap(({ id, shopOrders }) => shopOrders.map((part) => ({ ...part, at: `/account/orders/${id}` })))
  const arrived = parts.find(({ status }) => status === 'delivered')
  const back = parts.find(({ status }) => status === 'return_requested')
  if (!arrived || !back) throw new Error('The demo has no order that arrived, or none that something is given back of')
  return {
    '/account/orders/:orderId': [arrived.at, back.at],
    '/account/orders/:orderId/invoice': [`${arrived.at}/invoice`],
    '/account/orders/:orderId/return/:shopOrderId': [`${arrived.at}/return/${arrived.id}`],
    '/account/orders/:orderId/returns/:returnId/slip': [`${back.at}/returns/${back.returns[0]?.id}/slip`],
  }
}

/** An order whose items went out in two parcels. */
async function inTwoParcels(request: APIRequestContext): Promise<number> {
  const offers = [
    await offer(request, demoSeller, { name: 'Jug', price: 3200, stock: 1 }),
    await offer(request, demoSeller, { name: 'Plate', price: 1800, stock: 1 }),
  ]
  const [part] = (await buy(request, await newBuyer(request), offers)).shopOrders
  if (!part) throw new Error('The order has no part')
  for (const { id } of part.lines) await ship(request, demoSeller, part.id, [{ lineId: id, quantity: 1 }])
  return part.id
}

/** A webhook of a shop or of the marketplace: the one that is there already, or a new one. */
async function webhookAt(request: APIRequestContext, path: string, token: string): Promise<number> {
  const [first] = await read<{ id: number }[]>(request, path, token)
  if (first) return first.id
  const wanted = { name: 'Warehouse', url: 'http://127.0.0.1:9/', events: ['shop.lifted'] }
  const made = await send<{ webhook: { id: number } }>(request, 'POST', path, token, wanted)
  return made.webhook.id
}

/** What the demo seller has: orders to ship, one that is given back, one that is disputed, one in two parcels, … */
async function ofSeller(request: APIRequestContext): Promise<Found<'seller'>> {
  const { token } = await sessionOf(request, demoSeller)
  const idsOf = async (path: string, count: number) => {
    const ids = (await read<List>(request, path, token)).items.slice(0, count).map(({ id }) => id)
    if (ids.length === 0) throw new Error(`The demo seller has nothing at ${path}`)
    return ids
  }
  const dispute = await disputeWith(request, demoSeller)
  const { shopOrderId: disputed } = await read<{ shopOrderId: number }>(request, `/api/seller/disputes/${dispute}`, token)
  const returns = await read<List<{ return: { shopOrderId: number } }>>(request, '/api/seller/returns', token)
  const orders = await idsOf('/api/seller/orders', 8)
  const shown = [orders[0], returns.items[0]?.return.shopOrderId, disputed, await inTwoParcels(request)]
  return {
    '/seller/categories/edit/:categoryId': (await idsOf('/api/seller/categories', 1)).map((id) => `/seller/categories/edit/${id}`),
    '/seller/coupons/edit/:couponId': (await idsOf('/api/seller/coupons', 1)).map((id) => `/seller/coupons/edit/${id}`),
    '/seller/products/edit/:productId': (await idsOf('/api/seller/products?sort=updated', 1)).map((id) => `/seller/products/edit/${id}`),
    '/seller/products/import/:importId': (await importsAtEachStep(request, token)).map((id) => `/seller/products/import/${id}`),
    '/seller/orders/:orderId': shown.map((id) => `/seller/orders/${id}`),
    '/seller/orders/:orderId/invoice': [`/seller/orders/${disputed}/invoice`],
    '/seller/orders/print': [
      `/seller/orders/print?kind=slips&ids=${orders.slice(0, 3).join(',')}`,
      `/seller/orders/print?kind=labels&ids=${orders.join(',')}`,
    ],
    '/seller/money/statements/:month': [`/seller/money/statements/${new Date().toISOString().slice(0, '2026-11'.length)}`],
    '/seller/money/payouts/:payoutId': [`/seller/money/payouts/${await payoutTo(request, demoSeller)}`],
    '/seller/money/disputes/:disputeId': [`/seller/money/disputes/${dispute}`],
    '/seller/developers/webhooks/:webhookId': [`/seller/developers/webhooks/${await webhookAt(request, '/api/seller/webhooks', token)}`],
  }
}

/** Something that somebody wrote to the marketplace. */
async function contactFrom(request: APIRequestContext): Promise<void> {
  const email = `${crypto.randomUUID()}@example.com`
  const message = { name: 'Ada', email, topic: 'order', message: 'My mug came with a crack.' }
  const sent = await request.post('/api/public/contact', { data: message })
  // as many as are taken came before: one of them will do
  if (![202, 429].includes(sent.status())) throw new Error(`The message was not taken: ${sent.status()}`)
}

/** An edition of the home page: the latest, or a draft. */
async function homePage(request: APIRequestContext, token: string): Promise<number> {
  const [first] = (await read<List>(request, '/api/admin/home-pages', token)).items
  if (first) return first.id
  return (await send<{ id: number }>(request, 'POST', '/api/admin/home-pages', token, { name: 'Holiday home page' })).id
}

/** One shop, one order, one person, one dispute and one payout run as the operator sees them. */
async function ofOperator(request: APIRequestContext): Promise<Found<'operator'>> {
  await payoutTo(request, demoSeller)
  await contactFrom(request)
  await disputeWith(request, demoSeller)
  const { token } = await sessionOf(request, 'operator@demo.test')
  const [placed] = (await read<List<{ order: { id: number } }>>(request, '/api/admin/orders?tab=delivered', token)).items
  if (!placed) throw new Error('No order has arrived')
  const firstOf = async (path: string) => {
    const [first] = (await read<List>(request, `/api/admin/${path}`, token)).items
    if (!first) throw new Error(`The operator has nothing at ${path}`)
    return first.id
  }
  const home = await homePage(request, token)
  return {
    '/admin/shops/:shopId': [`/admin/shops/${await firstOf('shops?status=approved')}`],
    '/admin/categories/:categoryId': [`/admin/categories/${await firstOf('categories')}`],
    '/admin/home-page/:editionId': [`/admin/home-page/${home}`],
    '/admin/home-page/:editionId/preview': [`/admin/home-page/${home}/preview`],
    '/admin/orders/:orderId': [`/admin/orders/${placed.order.id}`],
    '/admin/people/:personId': [`/admin/people/${await firstOf('people?role=buyer')}`],
    '/admin/coupons/:couponId': [`/admin/coupons/${await firstOf('coupons')}`],
    '/admin/contact/:messageId': [`/admin/contact/${await firstOf('contact-messages')}`],
    '/admin/disputes/:disputeId': [`/admin/disputes/${await firstOf('disputes')}`],
    '/admin/payout-runs/:runId': [`/admin/payout-runs/${await firstOf('payout-runs')}`],
    '/admin/statements/:month': [`/admin/statements/${new Date().toISOString().slice(0, '2026-11'.length)}`],
    '/admin/developers/webhooks/:webhookId': [`/admin/developers/webhooks/${await webhookAt(request, '/api/admin/webhooks', token)}`],
  }
}

const look = { guest: ofGuest, shopper: ofShopper, seller: ofSeller, operator: ofOperator }
const known = new Map<Person, Promise<string[]>>()

/** All screens of a person; what has to be looked up, or made to be there, is so once. */
export function screensOf(person: Person, request: APIRequestContext): Promise<string[]> {
  const all = known.get(person) ?? look[person](request).then((found) => [...fixed[person], ...Object.values(found).flat()])
  known.set(person, all)
  return all
}
