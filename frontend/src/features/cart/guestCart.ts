/**
 * The cart of a guest: a list of lines in the browser, never a call to the server. Each line
 * carries all that the cart page shows. The functions are pure; the slice keeps their results.
 */
import { labelOf } from '@/api/localizedNames'
import { readGuestCart, readGuestSaved } from '@/lib/storage'
import type { Cart, CartItem, Product, Variant } from './api'
import { choiceKeyOf, guestChanges, seenPriceOf } from './changes'

/** What a product page hands over when something is added. */
export interface CartChoice {
  product: Pick<Product, 'id' | 'slug' | 'title' | 'tile' | 'images' | 'options'> & {
    shop: { id: number; name: string; slug: string; handlingDays: number }
  }
  variant: Variant
  quantity: number
}

const valuesByVariant = new WeakMap<Variant, Record<string, number>>()

/**
 * Option name → option id of a variant. The same variant always gets the identical object, because
 * a guest's line takes up more of the same only when it is.
 */
export function variantValuesOf({ product, variant }: CartChoice): Record<string, number> {
  const known = valuesByVariant.get(variant)
  if (known) return known
  const values = Object.fromEntries(
    product.options.flatMap((option) =>
      option.values
        .filter((value) => variant.optionIds.includes(value.id))
        .map((value) => [option.name, value.id] as const),
    ),
  )
  valuesByVariant.set(variant, values)
  return values
}

/** The chosen options in words, in the order the product lists them. */
export function chosenOptions({ product, variant }: CartChoice) {
  return product.options.flatMap((option) =>
    option.values
      .filter((value) => variant.optionIds.includes(value.id))
      .map(({ value, labelDe }) => ({ name: labelOf(option.name, option.labelDe), value: labelOf(value, labelDe) })),
  )
}

/** The line that a choice becomes. */
export function lineOf(choice: CartChoice, id: number): CartItem {
  const { product, variant, quantity } = choice
  return {
    id,
    quantity,
    isReview: false,
    variantValues: variantValuesOf(choice),
    optionIds: variant.optionIds,
    options: chosenOptions(choice),
    available: true,
    inPayment: null,
    changes: [],
    shop: {
      id: product.shop.id,
      name: product.shop.name,
      slug: product.shop.slug,
      handlingDays: product.shop.handlingDays,
    },
    productDTO: {
      id: product.id,
      slug: product.slug,
      title: product.title,
      thumbnail: variant.image ?? product.images[0]?.url ?? null,
      tile: product.tile,
      price: variant.price,
      priceSale: variant.priceSale,
      stock: variant.stock,
    },
  }
}

/** Whether what is added joins a line: the product is the same, and `variantValues` the identical object. */
export const isSameLine = (line: CartItem, other: CartItem) =>
  line.productDTO.id === other.productDTO.id && line.variantValues === other.variantValues

/** Adds a line, or its quantity to the same line. */
export function addLine(lines: readonly CartItem[], line: CartItem): CartItem[] {
  const isSame = (other: CartItem) => isSameLine(other, line)
  if (!lines.some(isSame)) return [...lines, { ...line, id: freeId(lines, line.id) }]
  return lines.map((other) =>
    isSame(other) ? { ...other, quantity: other.quantity + line.quantity } : other,
  )
}

/** Two lines added within one millisecond must not share their timestamp. */
function freeId(lines: readonly CartItem[], wanted: number): number {
  return Math.max(wanted, ...lines.map((line) => line.id + 1))
}

/** Sets a quantity; below 1 nothing changes. */
export function setQuantity(lines: readonly CartItem[], id: number, quantity: number): CartItem[] {
  if (quantity < 1) return [...lines]
  return lines.map((line) => (line.id === id ? { ...line, quantity } : line))
}

/** The guest's lines as shop groups, in the shape of the server's cart. */
export function groupLines(lines: readonly CartItem[]): Cart {
  const groups = new Map<number, CartItem[]>()
  for (const line of lines.map((each) => ({ ...each, changes: guestChanges(each) })))
    groups.set(line.shop.id, [...(groups.get(line.shop.id) ?? []), line])
  return [...groups.values()].flatMap((items) => {
    const [first] = items
    if (!first) return []
    const { name, slug } = first.shop
    return [{ id: 0, shopName: name, shopSlug: slug, shopIdDistrict: 0, cartDTOList: items }]
  })
}

/** A line as the server takes it, with the price that the shopper knows: the server says when it is another one. */
export const newLineOf = (line: CartItem) => ({
  productDTO: { id: line.productDTO.id },
  quantity: line.quantity,
  optionIds: line.optionIds,
  seenPrice: seenPriceOf(line),
})

/** Puts a line where the same choice is, with its pieces, or in front of the others. */
export function saveLine(lines: readonly CartItem[], line: CartItem): CartItem[] {
  const same = lines.find((other) => choiceKeyOf(other) === choiceKeyOf(line))
  const quantity = line.quantity + (same?.quantity ?? 0)
  return [{ ...line, quantity }, ...lines.filter((other) => other !== same)]
}

/** Puts a line back into the cart: to the pieces of the same choice, or behind the others. */
export function moveLineToCart(lines: readonly CartItem[], line: CartItem): CartItem[] {
  return restoreLine(lines, { ...line, id: freeId(lines, line.id) }, lines.length)
}

/** Puts a line back where it stood; to the pieces of the same choice if some came there meanwhile. */
export function restoreLine(lines: readonly CartItem[], line: CartItem, index: number): CartItem[] {
  const same = findLine(lines, line)?.line
  if (!same) return lines.toSpliced(index, 0, line)
  return lines.map((other) => (other === same ? { ...same, quantity: same.quantity + line.quantity } : other))
}

/** A line of a list and where it stands there. */
export interface LinePosition {
  line: CartItem
  index: number
}

/** The line of the same choice, if the list has one. */
export function findLine(lines: readonly CartItem[], line: CartItem): LinePosition | null {
  const index = lines.findIndex((other) => choiceKeyOf(other) === choiceKeyOf(line))
  const found = lines[index]
  return found ? { line: found, index } : null
}

/** The stored lines, without those that are damaged or come from an older version. */
export function loadGuestLines(stored = readGuestCart()): CartItem[] {
  return stored.filter(isLine).map(asStored)
}

/** What a guest saved for later, without what is damaged. */
export function loadGuestSaved(): CartItem[] {
  return readGuestSaved().filter(isLine).map(asStored)
}

/** What changed about a line is found out anew; a line of an older version has no such list. */
const asStored = (line: CartItem): CartItem => ({ ...line, changes: [] })

function isLine(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false
  const line = value as Partial<CartItem>
  return (
    Number.isSafeInteger(line.id) &&
    Number.isSafeInteger(line.quantity) &&
    (line.quantity ?? 0) >= 1 &&
    Array.isArray(line.optionIds) &&
    Array.isArray(line.options) &&
    Number.isSafeInteger(line.productDTO?.id) &&
    Number.isSafeInteger(line.productDTO?.price) &&
    typeof line.productDTO?.title === 'string' &&
    typeof line.productDTO.slug === 'string' &&
    typeof line.shop?.name === 'string'
  )
}
