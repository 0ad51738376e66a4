/** The pictures that a product page shows. */
import { pictureAt } from '@/components/PictureSource'
import type { Picture, Product } from './api'
import { variantsOf, type Choice } from './options'

/** All pictures of a product, those of its variants included, each once. */
export function picturesOf(product: Pick<Product, 'title' | 'images' | 'variants'>): Picture[] {
  const known = new Set(product.images.map(({ url }) => url))
  const extra: Picture[] = []
  for (const { image } of product.variants) {
    if (!image || known.has(image)) continue
    known.add(image)
    extra.push(pictureAt(image, product.title))
  }
  return [...product.images, ...extra]
}

/** The picture that a choice leads to, even an unfinished one: all variants it allows must share it. */
export function imageOf(product: Pick<Product, 'variants'>, choice: Choice): string | null {
  const [first, ...others] = new Set(variantsOf(product, choice).map(({ image }) => image))
  return others.length === 0 ? (first ?? null) : null
}
