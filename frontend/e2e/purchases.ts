/** Products put up for sale, carts and orders made for one test each, through the calls the storefront makes. */
import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'
import { browserWith, newAccount, tokensOf, type Account, type Fixtures, type Tokens } from './accounts'
import { addAddress, confirmedOperator, read, sessionOf } from './demoMarketplace'
import { marketplace } from './marketplace'

/** Something a demo seller offers. */
export interface Offer {
  seller: string
  id: number
  variantId: number
  slug: string
  title: string
}

/** Calls as somebody, with a new idempotency key; answers the body. */
export async function send<Body>(
  request: APIRequestContext,
  method: 'POST' | 'PATCH' | 'PUT',
  path: string,
  token: string,
  data?: unknown,
): Promise<Body> {
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() }
  const answer = await request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) })
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Body
}

let count = 0

interface ProductInput {
  name: string
  /** In minor units. */
  price: number
  stock: number
}

interface Listed {
  id: number
  slug: string
  title: string
  variants: { id: number }[]
}

/** Puts a product without options up for sale in the shop of whoever has this token, beside another one or in the first category. */
export async function listProduct(request: APIRequestContext, token: string, { name, price, stock }: ProductInput): Promise<Listed> {
  const shelf = await read<{ items: { categoryId: number }[] }>(request, '/api/seller/products?pageSize=1', token)
  const tree = await read<{ child: { id: number }[] }[]>(request, '/api/public/category/get_tree_category')
  const categoryId = shelf.items[0]?.categoryId ?? tree[0]?.child[0]?.id
  const body = { title: name, categoryId, status: 'active', variants: [{ price, stock }] }
  return send<Listed>(request, 'POST', '/api/seller/products', token, body)
}

/** Puts a product up for sale in a demo seller's shop, under a name that nothing else has. */
export async function offer(request: APIRequestContext, seller: string, product: ProductInput): Promise<Offer> {
  count += 1
  const title = `${product.name} ${Date.now()}-${count}`
  const { token } = await sessionOf(request, seller)
  const made = await listProduct(request, token, { ...product, name: title })
  const [variant] = made.variants
  if (!variant) throw new Error(`${title} came without a variant`)
  return { seller, title, id: made.id, slug: made.slug, variantId: variant.id }
}

/** The seller sets how many pieces are in stock. */
export async function setStock(request: APIRequestContext, { seller, id, variantId }: Offer, stock: number): Promise<void> {
  const { token } = await sessionOf(request, seller)
  await send(request, 'PATCH', `/api/seller/products/${id}/variants/${variantId}`, token, { stock })
}

/** The seller asks another price, in minor units. */
export async function setPrice(request: APIRequestContext, { seller, id, variantId }: Offer, price: number): Promise<void> {
  const { token } = await sessionOf(request, seller)
  await send(request, 'PATCH', `/api/seller/products/${id}/variants/${variantId}`, token, { price })
}

/** How many pieces everybody else can buy. */
export async function stockForOthers(request: APIRequestContext, { slug }: Offer): Promise<number> {
  const { variants } = await read<{ variants: { stock: number }[] }>(request, `/api/public/products/${slug}`)
  return variants.reduce((sum, { stock }) => sum + stock, 0)
}

/** Somebody with an address to ship to. */
export interface Buyer {
  account: Account
  tokens: Tokens
}

export async function newBuyer(request: APIRequestContext): Promise<Buyer> {
  const account = await newAccount(request)
  const tokens = await tokensOf(request, account)
  await addAddress(request, tokens.token)
  return { account, tokens }
}

/** Puts one piece of each into the buyer's cart; answers the ids of all its lines. */
export async function fillBuyerCart(request: APIRequestContext, { tokens }: Buyer, offers: readonly Offer[]): Promise<number[]> {
  for (const { id } of offers) {
    await send(request, 'POST', '/api/cart/add', tokens.token, { productDTO: { id }, quantity: 1, optionIds: [] })
  }
  const cart = await read<{ cartDTOList: { id: number }[] }[]>(request, '/api/cart/findAll', tokens.token)
  return cart.flatMap(({ cartDTOList }) => cartDTOList.map(({ id }) => id))
}

/** A browser of the buyer in which these lines of the cart are ticked. */
export const browserOfBuyer = ({ tokens }: Buyer, ticked: readonly number[], fixtures: Fixtures): Promise<BrowserContext> =>
  browserWith(tokens, fixtures, {}, { local_selected_items: JSON.stringify(ticked) })

export interface Placed {
  id: number
  number: string
  total: number
  paymentStatus: string
  payment: { providerOrderId: string }
  shopOrders: { id: number; shop: { name: string }; lines: { id: number; title: string }[] }[]
}

/** Where PayPal's stand-in listens. */
export const emulator = () => marketplace.emulator ?? ''

/** Approves a payment at PayPal, as the buyer does in its window. */
export async function approve(request: APIRequestContext, providerOrderId: string): Promise<void> {
  const answer = await request.post(`${emulator()}/emulator/orders/${providerOrderId}/approve`)
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Buys one piece of each. */
export async function buy(request: APIRequestContext, buyer: Buyer, offers: readonly Offer[]): Promise<Placed> {
  const { token } = buyer.tokens
  const cartItemIds = await fillBuyerCart(request, buyer, offers)
  const [address] = await read<{ id: number }[]>(request, '/api/user/addresses', token)
  const order = await send<Placed>(request, 'POST', '/api/orders', token, { cartItemIds, addressId: address?.id })
  await approve(request, order.payment.providerOrderId)
  return send(request, 'POST', `/api/orders/${order.id}/capture`, token)
}

/** The shop sends all of its part, or these pieces. */
export async function ship(
  request: APIRequestContext,
  seller: string,
  shopOrderId: number,
  lines?: { lineId: number; quantity: number }[],
): Promise<void> {
  const { token } = await sessionOf(request, seller)
  await send(request, 'POST', `/api/seller/orders/${shopOrderId}/ship`, token, {
    carrier: 'DHL',
    trackingNumber: 'JD014600003SE',
    ...(lines ? { lines } : {}),
  })
}

/** The shop says that its part has arrived. */
export async function deliver(request: APIRequestContext, seller: string, shopOrderId: number): Promise<void> {
  const { token } = await sessionOf(request, seller)
  await send(request, 'POST', `/api/seller/orders/${shopOrderId}/deliver`, token)
}

/** The operator decides a return. */
export async function decide(
  request: APIRequestContext,
  returnId: number,
  verdict: { decision: 'refund' | 'return' | 'part' | 'nothing'; amount?: number; reason: string },
): Promise<void> {
  await send(request, 'POST', `/api/admin/returns/${returnId}/decide`, await confirmedOperator(request), verdict)
}

/** Where the payment of an order stands. */
export const paymentOf = async (request: APIRequestContext, { tokens }: Buyer, { id }: Placed): Promise<string> =>
  (await read<Placed>(request, `/api/orders/${id}`, tokens.token)).paymentStatus

/** What PayPal's own books say went back for an order, in minor units, the smallest first. */
export async function refundsOf(request: APIRequestContext, order: Placed): Promise<number[]> {
  const answer = await request.get(`${emulator()}/emulator/books`)
  const { refunded } = (await answer.json()) as { refunded: { orderId: string; minor: number }[] }
  return refunded.filter(({ orderId }) => orderId === order.payment.providerOrderId).map(({ minor }) => minor).toSorted((a, b) => a - b)
}
