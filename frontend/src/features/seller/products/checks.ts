/** The rules of a product's form, and what it still lacks before shoppers may see it. */
import { atMost, lengthOf } from '@/components/form/rules'
import { moneyToInput, parseMoney } from '@/lib/money'
import { combinationsOf, most } from './combinations'
import { productText as words, saleText, variantsText } from './text'
import { cellNames, type CellName, type OptionEntry, type ProductValues, type VariantEntry } from './values'

const whole = (typed: string, from: number, to: number) =>
  /^\d{1,7}$/.test(typed) && Number(typed) >= from && Number(typed) <= to

/** The rules of the typed fields. */
export const rules = {
  title: { required: words.titleMissing, validate: atMost(200, words.tooLong(200)) },
  titleDe: { validate: atMost(200, words.tooLong(200)) },
  description: { validate: atMost(20_000, words.tooLong(20_000)) },
  categoryId: { required: words.categoryMissing },
  attributeName: { required: words.attributeNameMissing, validate: atMost(60, words.tooLong(60)) },
  attributeValue: { required: words.attributeValueMissing, validate: atMost(500, words.tooLong(500)) },
  optionName: { required: variantsText.optionNameMissing, validate: atMost(40, words.tooLong(40)) },
}

/** Options are told apart by their names. */
export const isDuplicate = (names: readonly string[], name: string) =>
  names.filter((other) => other.trim().toLowerCase() === name.trim().toLowerCase()).length > 1

/** What is wrong with a cell of the table; undefined if it may be sent. */
export function cellFault(variant: VariantEntry, cell: CellName, currency: string): string | undefined {
  return cells[cell](variant, currency)
}

const cells = {
  price: ({ price }: VariantEntry, currency: string) => {
    if (price.trim() === '') return variantsText.priceMissing
    return (parseMoney(price, currency) ?? 0) > 0 ? undefined : variantsText.priceFault(moneyToInput(1999, currency))
  },
  priceSale: ({ price, priceSale }: VariantEntry, currency: string) => {
    if (priceSale.trim() === '') return undefined
    const [full, sale] = [parseMoney(price, currency), parseMoney(priceSale, currency)]
    if (!sale) return variantsText.priceFault(moneyToInput(1499, currency))
    return full !== null && sale >= full ? variantsText.saleFault : undefined
  },
  stock: ({ stock }: VariantEntry) => (whole(stock.trim(), 0, 1_000_000) ? undefined : variantsText.stockFault),
  sku: ({ sku }: VariantEntry) => (lengthOf(sku.trim()) <= 64 ? undefined : words.tooLong(64)),
  barcode: ({ barcode }: VariantEntry) => (lengthOf(barcode.trim()) <= 64 ? undefined : words.tooLong(64)),
  weight: ({ weight }: VariantEntry) =>
    weight.trim() === '' || whole(weight.trim(), 1, 1_000_000) ? undefined : variantsText.weightFault,
}

/** What is wrong with the days of the sale; undefined if they may be sent. */
export function saleDatesFault(variants: readonly VariantEntry[]): string | undefined {
  const isReversed = ({ priceSale, saleFrom, saleUntil }: VariantEntry) =>
    priceSale.trim() !== '' && saleFrom && saleUntil && Date.parse(saleUntil) <= Date.parse(saleFrom)
  return variants.some(isReversed) ? saleText.reversed : undefined
}

/** What is wrong with the options as a whole; undefined if they make a table. */
export function optionsFault(options: readonly OptionEntry[]): string | undefined {
  if (options.some(({ values }) => values.length === 0)) return variantsText.valuesMissing
  if (options.some(({ values }) => values.length > most.values)) return variantsText.tooManyValues(most.values)
  return combinationsOf(options).length > most.variants ? variantsText.tooManyVariants(most.variants) : undefined
}

/** A part that a shopper would miss, and the id of the field or panel to lead to. */
export interface MissingPart {
  id: string
  text: string
  /** It can be published without: shoppers only see less. */
  isOptional?: true
}

/** The ids of the form's panels. */
export const panelIds = {
  basics: 'product-basics',
  pictures: 'product-pictures',
  place: 'product-place',
  sale: 'product-sale',
}

/** What is missing before shoppers are shown a product. The server refuses what lacks a part that is not optional. */
export function missingPartsOf(values: ProductValues, pictureCount: number, currency: string): MissingPart[] {
  const isPriced = values.variants.every((variant) => (parseMoney(variant.price, currency) ?? 0) > 0)
  const gaps: [boolean, MissingPart][] = [
    [values.title.trim() === '', { id: panelIds.basics, text: words.gaps.title }],
    [values.description.trim() === '', { id: panelIds.basics, text: words.gaps.description, isOptional: true }],
    [pictureCount === 0, { id: panelIds.pictures, text: words.gaps.pictures, isOptional: true }],
    [values.categoryId === '', { id: panelIds.place, text: words.gaps.category }],
    [!isPriced || values.variants.length === 0, { id: panelIds.sale, text: words.gaps.price }],
  ]
  return gaps.flatMap(([isMissing, gap]) => (isMissing ? [gap] : []))
}

/** Whether the server would take the form as a draft: what it would refuse is not sent before its seller asks for it. */
export function isDraftReady(values: ProductValues, currency: string): boolean {
  const { title, description, titleDe, descriptionDe, attributes, options, variants } = values
  const isSaid = (typed: string, limit: number) => typed.trim() !== '' && lengthOf(typed.trim()) <= limit
  const names = options.map(({ name }) => name)
  return (
    missingPartsOf(values, 0, currency).every(({ isOptional }) => isOptional) &&
    isSaid(title, 200) &&
    lengthOf(titleDe.trim()) <= 200 &&
    [description, descriptionDe].every((text) => lengthOf(text.trim()) <= 20_000) &&
    attributes.every(({ name, value }) => isSaid(name, 60) && isSaid(value, 500)) &&
    names.every((name) => isSaid(name, 40) && !isDuplicate(names, name)) &&
    !optionsFault(options) &&
    !saleDatesFault(variants) &&
    variants.every((variant) => cellNames.every((cell) => !cellFault(variant, cell, currency)))
  )
}
