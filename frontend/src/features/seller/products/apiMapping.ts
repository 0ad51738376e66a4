/** Between what is typed about a product and what the server is told and tells. */
import { moneyToInput, parseMoney } from '@/lib/money'
import type { NewProduct, ProductChange, SellerProduct, VariantTable } from '../api'
import { wordsOf } from './combinations'
import type { PictureEntry } from './usePictures'
import { blankVariant, type OptionEntry, type ProductValues, type VariantEntry } from './values'

/** An empty form. */
export const blankProduct = (): ProductValues => ({
  title: '',
  description: '',
  titleDe: '',
  descriptionDe: '',
  categoryId: '',
  collectionId: '',
  attributes: [],
  options: [],
  variants: [{ ...blankVariant(), stock: '1' }],
})

/** A product as its form begins. */
export function valuesOf(product: SellerProduct, currency: string): ProductValues {
  const amount = (minor: number | null) => (minor === null ? '' : moneyToInput(minor, currency))
  const options: OptionEntry[] = product.options.map(({ id, name, values }) => ({
    key: `o${id}`,
    id,
    name,
    values: values.map((value) => ({ ...value, key: `v${value.id}` })),
  }))
  return {
    title: product.title,
    description: product.description,
    titleDe: product.titleDe ?? '',
    descriptionDe: product.descriptionDe ?? '',
    categoryId: String(product.categoryId),
    collectionId: product.collectionId === null ? '' : String(product.collectionId),
    attributes: product.attributes.map(({ name, value }) => ({ name, value })),
    options,
    variants: product.variants.map((variant) => ({
      variantId: variant.id,
      values: variant.optionIds.map((id) => `v${id}`),
      price: amount(variant.price),
      priceSale: amount(variant.priceSale),
      saleFrom: variant.saleFrom ?? '',
      saleUntil: variant.saleUntil ?? '',
      stock: String(variant.stock),
      sku: variant.sku ?? '',
      barcode: variant.barcode ?? '',
      weight: variant.weight === null ? '' : String(variant.weight),
      picture: variant.imageId === null ? '' : `p${variant.imageId}`,
      seenStock: variant.stock,
      reserved: variant.reserved,
    })),
  }
}

const wordsIn = ({ title, description, categoryId, collectionId, attributes }: ProductValues) => ({
  title: title.trim(),
  description: description.trim(),
  categoryId: Number(categoryId),
  collectionId: collectionId === '' ? null : Number(collectionId),
  attributes: attributes.map(({ name, value }) => ({ name: name.trim(), value: value.trim() })),
})

/** What is said in German; null where nothing is. */
const germanIn = ({ titleDe, descriptionDe }: ProductValues) => ({
  titleDe: titleDe.trim() || null,
  descriptionDe: descriptionDe.trim() || null,
})

/** What both a new and a changed variant say; its form was checked. */
function factsOf(values: ProductValues, variant: VariantEntry, currency: string) {
  const isReduced = variant.priceSale.trim() !== ''
  return {
    values: wordsOf(values.options, variant).map((word) => word.trim()),
    sku: variant.sku.trim() || null,
    barcode: variant.barcode.trim() || null,
    weight: variant.weight.trim() === '' ? null : Number(variant.weight),
    price: parseMoney(variant.price, currency) ?? 0,
    priceSale: isReduced ? parseMoney(variant.priceSale, currency) : null,
    saleFrom: (isReduced && variant.saleFrom) || null,
    saleUntil: (isReduced && variant.saleUntil) || null,
  }
}

/** A new product is a draft until its pictures are there. */
export function newProductOf(values: ProductValues, currency: string): NewProduct {
  return {
    ...wordsIn(values),
    ...germanIn(values),
    status: 'draft',
    options: values.options.map(({ name, values: entries }) => ({
      name: name.trim(),
      values: entries.map(({ value }) => value.trim()),
    })),
    variants: values.variants.map((variant) => ({
      ...factsOf(values, variant, currency),
      stock: Number(variant.stock),
    })),
  }
}

/** What the form changes about the product's words and place; nothing that stayed is sent. */
export function changeOf(values: ProductValues, product: SellerProduct): ProductChange {
  const { categoryId, collectionId, attributes, ...words } = wordsIn(values)
  const { titleDe, descriptionDe } = germanIn(values)
  const isMoved = categoryId !== product.categoryId
  // A product that moves leaves its collection.
  const seenCollection = isMoved ? null : product.collectionId
  return {
    ...(words.title !== product.title && { title: words.title }),
    ...(words.description !== product.description && { description: words.description }),
    ...(titleDe !== (product.titleDe ?? null) && { titleDe }),
    ...(descriptionDe !== (product.descriptionDe ?? null) && { descriptionDe }),
    ...(isMoved && { categoryId }),
    ...(collectionId !== seenCollection && { collectionId }),
    ...(JSON.stringify(attributes) !== JSON.stringify(product.attributes) && { attributes }),
  }
}

/** The whole table of options and variants. A stock that was seen is changed by the difference: buyers may have taken from it. */
export function variantTableOf(
  values: ProductValues,
  pictures: readonly Pick<PictureEntry, 'key' | 'id'>[],
  currency: string,
): Omit<VariantTable, 'expectedVersion'> {
  return {
    options: values.options.map(({ id, name, values: entries }) => ({
      ...(id !== null && { id }),
      name: name.trim(),
      values: entries.map((entry) => ({ ...(entry.id !== null && { id: entry.id }), value: entry.value.trim() })),
    })),
    variants: values.variants.map((variant) => {
      const imageId = pictures.find(({ key }) => key === variant.picture)?.id ?? null
      const stock = Number(variant.stock)
      const change = stock - variant.seenStock
      return {
        ...factsOf(values, variant, currency),
        ...(imageId !== null && { imageId }),
        ...(variant.variantId === null ? { stock } : { id: variant.variantId, ...(change !== 0 && { stockChange: change }) }),
      }
    }),
  }
}

/** The same words where the server names a part otherwise than the form does. */
export const formFieldOf = (pointer: string) => pointer.replace(/\.stockChange$/, '.stock').replace(/\.imageId$/, '.picture')

/** What a variant is called by the words of its values. */
const nameOf = ({ options }: Pick<ProductValues, 'options'>, variant: VariantEntry) =>
  wordsOf(options, variant).map((word) => word.trim()).join('\n')

/** What is typed, with the ids that the server gave to it; the form's own keys stay. */
export function withIds(values: ProductValues, product: SellerProduct, currency: string): ProductValues {
  const known = valuesOf(product, currency)
  const variants = new Map(known.variants.map((variant) => [nameOf(known, variant), variant]))
  return {
    ...values,
    options: values.options.map((option) => {
      const there = known.options.find(({ name }) => name === option.name.trim())
      const idOf = (word: string) => there?.values.find(({ value }) => value === word.trim())?.id ?? null
      return {
        ...option,
        id: there?.id ?? null,
        values: option.values.map((entry) => ({ ...entry, id: idOf(entry.value) })),
      }
    }),
    variants: values.variants.map((variant) => {
      const { variantId = null, seenStock = 0, reserved = 0 } = variants.get(nameOf(values, variant)) ?? {}
      return { ...variant, variantId, seenStock, reserved }
    }),
  }
}
