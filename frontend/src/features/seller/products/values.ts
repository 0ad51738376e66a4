/** What is typed about a product, as its form keeps it. Amounts and counts stay text until they are sent. */

/** A line of the specification. */
export interface AttributeValues {
  name: string
  value: string
}

/** A value of an option. Its key stays while its words change, so that its variants stay too. */
export interface ValueEntry {
  key: string
  /** As the server knows it; null for a new one. */
  id: number | null
  value: string
}

/** What a shopper chooses, such as a size. */
export interface OptionEntry {
  key: string
  id: number | null
  name: string
  values: ValueEntry[]
}

/** One combination of the options' values, or the product itself where it has none. */
export interface VariantEntry {
  /** As the server knows it; null for a new one. */
  variantId: number | null
  /** The keys of its values, one for each option. */
  values: string[]
  price: string
  priceSale: string
  /** The instants at which the sale price begins and ends; empty: at once and never. */
  saleFrom: string
  saleUntil: string
  stock: string
  sku: string
  barcode: string
  /** In grams. */
  weight: string
  /** The key of the picture that it shows; empty: the product's. */
  picture: string
  /** How many could be bought when the form was opened; what is typed is sent as the difference. */
  seenStock: number
  /** How many more are set aside for checkouts. */
  reserved: number
}

/** A product's form. */
export interface ProductValues {
  title: string
  description: string
  /** In German; empty: as above. */
  titleDe: string
  descriptionDe: string
  /** The id of a subcategory; empty while none is chosen. */
  categoryId: string
  /** The id of one of the shop's collections; empty for none. */
  collectionId: string
  attributes: AttributeValues[]
  options: OptionEntry[]
  variants: VariantEntry[]
}

/** The parts of a variant that are typed into the table, in the order of its columns. */
export const cellNames = ['price', 'priceSale', 'stock', 'sku', 'barcode', 'weight'] as const

/** A column of the table. */
export type CellName = (typeof cellNames)[number]

/** A variant about which nothing is known yet. */
export const blankVariant = (values: string[] = []): VariantEntry => ({
  variantId: null,
  values,
  price: '',
  priceSale: '',
  saleFrom: '',
  saleUntil: '',
  stock: '',
  sku: '',
  barcode: '',
  weight: '',
  picture: '',
  seenStock: 0,
  reserved: 0,
})

/** A key that no other entry of the form has. */
export const newKey = () => `n${crypto.randomUUID()}`
