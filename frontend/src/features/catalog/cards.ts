/** The short form of a product, for places where a card is shown and only the product is known. */
import type { Card, Product } from './api'
import { isColour } from './colour'

/** The product as a card: what its cheapest variant costs, and whether any can be bought. */
export function cardOf(product: Product): Card {
  const { id, slug, title, tile, shop, price, priceSale, rating, reviewCount, soldCount } = product
  const paid = new Set(product.variants.map((variant) => variant.priceSale ?? variant.price))
  return {
    ...{ id, slug, title, tile, price, priceSale, rating, reviewCount, soldCount },
    shop: { id: shop.id, name: shop.name, slug: shop.slug },
    thumbnail: product.images[0]?.url ?? null,
    pictures: product.images.slice(0, 2),
    publishedAt: product.createdAt,
    colours: product.options.find(({ name }) => isColour(name))?.values.map(({ value }) => value) ?? [],
    hasOptions: product.options.length > 0,
    priceVaries: paid.size > 1,
    inStock: product.variants.some((variant) => variant.stock > 0),
  }
}
