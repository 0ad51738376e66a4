/** What the browser story needs to know of the running marketplace, asked through its public calls. */
import type { APIRequestContext } from '@playwright/test'

export const demoPassword = 'demo-password-1'

export interface Seller {
  email: string
  shopName: string
  shopSlug: string
}

export interface ShopProduct {
  slug: string
  title: string
  /** Slugs of the category path, top level first. */
  category: { name: string; slug: string }[]
  /** The option values of a variant that is in stock. */
  choices: string[]
}

interface Variant {
  optionIds: number[]
  stock: number
}

/** What an address answers, to this person if they are signed in. */
export async function read<Body>(request: APIRequestContext, path: string, token?: string): Promise<Body> {
  const answer = await request.get(path, token ? { headers: { Authorization: `Bearer ${token}` } } : {})
  if (!answer.ok()) throw new Error(`GET ${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as Body
}

/** The shop that a demo seller runs. */
export async function sellerOf(request: APIRequestContext, email: string): Promise<Seller> {
  const { token } = await sessionOf(request, email)
  const shop = await read<{ name: string; slug: string }>(request, '/api/seller/shop', token)
  return { email, shopName: shop.name, shopSlug: shop.slug }
}

/** A product of a shop that can be bought now, and how to choose it. */
export async function productOfShop(request: APIRequestContext, shopSlug: string): Promise<ShopProduct> {
  const list = await read<{ items: { slug: string }[] }>(
    request,
    `/api/public/products?shop=${shopSlug}&inStock=true`,
  )
  for (const { slug } of list.items) {
    const product = await read<{
      title: string
      category: ShopProduct['category']
      options: { values: { id: number; value: string }[] }[]
      variants: Variant[]
    }>(request, `/api/public/products/${slug}`)
    const variant = product.variants.find(({ stock }) => stock >= 2)
    if (!variant) continue
    const choices = product.options.flatMap(({ values }) =>
      values.filter(({ id }) => variant.optionIds.includes(id)).map(({ value }) => value),
    )
    return { slug, title: product.title, category: product.category, choices }
  }
  throw new Error(`The shop ${shopSlug} has nothing in stock`)
}

/** What a listing answers, as far as the stories need it. */
export interface Listing {
  items: { slug: string; title: string; price: number; priceSale: number | null }[]
  total: number
  facets: { options: { name: string; values: { value: string; count: number }[] }[]; inStock: number }
}

/** The products that fit these parameters, as the server tells them. */
export const listingOf = (request: APIRequestContext, parameters: string) =>
  read<Listing>(request, `/api/public/products?${parameters}`)

/** Values chosen by the name of their option. */
export type Choices = { option: string; value: string }[]

/** A product with a combination that is sold out, and one with another last value that is not. */
export interface PartlySoldOut {
  slug: string
  title: string
  soldOut: Choices
  inStock: Choices
}

/** Looks for a product of which some combination is sold out while a neighbor can be bought. */
export async function partlySoldOutOf(request: APIRequestContext): Promise<PartlySoldOut> {
  const { items } = await listingOf(request, 'pageSize=96&inStock=true')
  for (const { slug } of items) {
    const product = await read<{
      title: string
      options: { id: number; name: string; values: { id: number; value: string }[] }[]
      variants: Variant[]
    }>(request, `/api/public/products/${slug}`)
    const choicesOf = ({ optionIds }: Variant) =>
      product.options.flatMap(({ name, values }) =>
        values.filter(({ id }) => optionIds.includes(id)).map(({ value }) => ({ option: name, value })),
      )
    const earlier = (variant: Variant) => JSON.stringify(choicesOf(variant).slice(0, -1))
    for (const empty of product.variants.filter(({ stock }) => stock === 0)) {
      const neighbour = product.variants.find((other) => other.stock > 0 && earlier(other) === earlier(empty))
      if (neighbour)
        return { slug, title: product.title, soldOut: choicesOf(empty), inStock: choicesOf(neighbour) }
    }
  }
  throw new Error('No product is sold out in part')
}

/** The newest link of a kind that was emailed to someone, as a path of this marketplace. */
export async function mailedLink(request: APIRequestContext, to: string, path: string): Promise<string> {
  const letters = await read<{ text: string; sentAt: string }[]>(
    request,
    `/dev/mail/messages?to=${encodeURIComponent(to)}`,
  )
  const newest = letters.toSorted((a, b) => b.sentAt.localeCompare(a.sentAt))
  for (const { text } of newest) {
    const link = new RegExp(`${path}\\?token=[\\w.~%-]+`).exec(text)
    if (link) return link[0]
  }
  throw new Error(`No mail with ${path} for ${to}`)
}

/** The tokens of a demo person. */
export async function sessionOf(request: APIRequestContext, email: string) {
  const answer = await request.post('/api/auth/signin', { data: { email, password: demoPassword } })
  return (await answer.json()) as { token: string; refreshToken: string }
}

/** The token of the operator, who has just confirmed that it is them: money and people's rights want it. */
export async function confirmedOperator(request: APIRequestContext): Promise<string> {
  const { token } = await sessionOf(request, 'operator@demo.test')
  const confirmation = { headers: { Authorization: `Bearer ${token}` }, data: { currentPassword: demoPassword } }
  const answer = await request.post('/api/auth/confirm', confirmation)
  if (!answer.ok()) throw new Error(`POST /api/auth/confirm: ${answer.status()} ${await answer.text()}`)
  return token
}

type Cart = { cartDTOList: { id: number }[] }[]

const idsOf = (cart: Cart) => cart.flatMap(({ cartDTOList }) => cartDTOList.map(({ id }) => id))

/** Empties someone's cart and puts one piece of a shop's products into it; answers the id of its line. */
export async function fillCart(request: APIRequestContext, token: string, shopSlug: string): Promise<number[]> {
  const headers = { Authorization: `Bearer ${token}` }
  for (const id of idsOf(await read<Cart>(request, '/api/cart/findAll', token))) {
    await request.delete(`/api/cart/remove/${id}`, { headers })
  }
  const { slug } = await productOfShop(request, shopSlug)
  const product = await read<{ id: number; variants: Variant[] }>(request, `/api/public/products/${slug}`)
  const variant = product.variants.find(({ stock }) => stock >= 2)
  const answer = await request.post('/api/cart/add', {
    headers,
    data: { productDTO: { id: product.id }, quantity: 1, optionIds: variant?.optionIds ?? [] },
  })
  if (!answer.ok()) throw new Error(`POST /api/cart/add: ${answer.status()} ${await answer.text()}`)
  return idsOf((await answer.json()) as Cart)
}

/** Gives someone an address to send to, unless they have one. */
export async function addAddress(request: APIRequestContext, token: string): Promise<void> {
  const known = await read<unknown[]>(request, '/api/user/addresses', token)
  if (known.length > 0) return
  const answer = await request.post('/api/user/addresses', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      firstName: 'Ada',
      lastName: 'Example',
      country: 'US',
      addressLine1: '1 Market Street',
      city: 'San Francisco',
      state: 'CA',
      postalCode: '94105',
      phoneNumber: '+14155550100',
    },
  })
  if (!answer.ok()) throw new Error(`POST /api/user/addresses: ${answer.status()} ${await answer.text()}`)
}
