/** Saving a product: its words, its pictures one by one, its table of variants, and its place in the shop, in this order. */
import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { problemOf, type ProblemView } from '@/api/problem'
import { useCurrency } from '@/components/Currency'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import {
  productChanged,
  sendProductImage,
  useCreateProductMutation,
  useDescribeProductImageMutation,
  useOrderProductImagesMutation,
  useRemoveProductImageMutation,
  useSetProductVariantsMutation,
  useUpdateProductMutation,
  type NewProduct,
  type SellerProduct,
} from '../api'
import { savingText as words } from './text'
import type { PictureEntry, Pictures } from './usePictures'
import type { ProductValues } from './values'
import { changeOf, formFieldOf, newProductOf, variantTableOf, valuesOf, withIds } from './apiMapping'

/** What is wanted of a save. */
export type Intent = 'save' | 'publish'

/** What came of a save: the product as the server has it now, the form with its ids, and what was refused. */
export interface Saved {
  product: SellerProduct | undefined
  values: ProductValues
  problem: ProblemView | null
}

/** Ends a save early. */
class Refused extends Error {
  readonly problem: ProblemView

  constructor(problem: ProblemView) {
    super(problem.message)
    this.problem = problem
  }
}

/** The answer of a call, or the end of the save. */
function taken<Data>({ data, error }: { data?: Data; error?: unknown }): Exclude<Data, undefined> {
  if (data !== undefined) return data as Exclude<Data, undefined>
  const problem = problemOf(error, words.notSaved)
  const fields = Object.entries(problem.fields).map(([name, message]) => [formFieldOf(name), message] as const)
  throw new Refused({ ...problem, fields: Object.fromEntries(fields) })
}

/** Answers what saves a form, and how far it has come. */
export function useSaveProduct(pictures: Pictures) {
  const currency = useCurrency()
  const dispatch = useDispatch()
  const [step, setStep] = useState<string | null>(null)
  const [create] = useCreateProductMutation()
  const keyOf = useIdempotencyKey()
  // A new product whose answer got lost is asked for again as it was, and only then becomes what is typed by now.
  const unanswered = useRef<NewProduct>(null)
  const [update] = useUpdateProductMutation()
  const [setVariants] = useSetProductVariantsMutation()
  const savePictures = useSavePictures(pictures, setStep)

  const saveTable = async (product: SellerProduct, values: ProductValues, shown: readonly PictureEntry[]) => {
    const table = variantTableOf(values, shown, currency)
    const there = valuesOf(product, currency)
    const before = variantTableOf(there, product.images.map(({ id }) => ({ key: `p${id}`, id })), currency)
    if (JSON.stringify(table) === JSON.stringify(before)) return product
    const variantTable = { ...table, expectedVersion: product.version }
    return taken(await setVariants({ id: product.id, variantTable }))
  }

  const changeWords = async (product: SellerProduct, values: ProductValues) => {
    const change = changeOf(values, product)
    if (Object.keys(change).length === 0) return product
    const productChange = { ...change, expectedVersion: product.version }
    return taken(await update({ id: product.id, productChange }))
  }

  const save = async (values: ProductValues, known: SellerProduct | undefined, intent: Intent): Promise<Saved> => {
    let product = known
    let current = values
    // What is done stays done, whatever is refused after it.
    const keep = (next: SellerProduct) => (product = next)
    try {
      if (known) keep(await changeWords(known, values))
      else {
        const newProduct = (unanswered.current ??= newProductOf(values, currency))
        const answer = await create({ 'Idempotency-Key': keyOf(newProduct), newProduct })
        const { status = 500 } = answer.error ? problemOf(answer.error) : { status: 201 }
        if (status < 500 && status !== 409) unanswered.current = null
        product = taken(answer)
        current = withIds(values, product, currency)
        keep(await changeWords(product, current))
      }
      const sent = await savePictures(product as SellerProduct, keep)
      const saved = keep(await saveTable(sent.product, current, sent.pictures))
      if (sent.isMissing) throw new Refused({ message: words.picturesLeft, fields: {} })
      if (intent === 'publish' && saved.status !== 'active') {
        const productChange = { status: 'active' as const, expectedVersion: saved.version }
        keep(taken(await update({ id: saved.id, productChange })))
      }
      return { product, values: current, problem: null }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { product, values: current, problem: error.problem }
    } finally {
      setStep(null)
      dispatch(productChanged)
    }
  }
  return { save, step }
}

/** Removes, sends, describes and orders pictures, until the server has those of the form. */
function useSavePictures({ pictures, change }: Pictures, say: (step: string) => void) {
  const [remove] = useRemoveProductImageMutation()
  const [describe] = useDescribeProductImageMutation()
  const [order] = useOrderProductImagesMutation()

  /** `keep` hears of each step, so that it is known where one goes on after a refusal. */
  return async (before: SellerProduct, keep: (product: SellerProduct) => SellerProduct) => {
    let product = before
    const gone = product.images.filter(({ id }) => pictures.every((picture) => picture.id !== id))
    for (const { id: imageId } of gone) product = keep(taken(await remove({ id: product.id, imageId })))

    const shown: PictureEntry[] = []
    const waiting = pictures.filter(({ id }) => id === null)
    for (const picture of pictures) {
      if (picture.id !== null || !picture.file) {
        shown.push(picture)
        continue
      }
      say(words.sending(waiting.indexOf(picture) + 1, waiting.length))
      change(picture.key, { progress: 0, fault: null })
      const form = { file: picture.file, alt: picture.alt.trim() }
      const answer = await sendProductImage(product.id, form, (progress) => change(picture.key, { progress }))
      if (answer.error) {
        change(picture.key, { progress: null, fault: problemOf(answer.error).message })
        continue
      }
      product = keep(answer.data)
      const id = product.images.at(-1)?.id ?? null
      change(picture.key, { progress: null, id, file: null })
      shown.push({ ...picture, id })
    }

    for (const { id: imageId, alt } of shown) {
      const there = product.images.find(({ id }) => id === imageId)
      if (!there || imageId === null || there.alt === alt.trim()) continue
      product = keep(taken(await describe({ id: product.id, imageId, productImageChange: { alt: alt.trim() } })))
    }
    const imageIds = shown.flatMap(({ id }) => id ?? [])
    if (imageIds.join() !== product.images.map(({ id }) => id).join())
      product = keep(taken(await order({ id: product.id, productImageOrder: { imageIds } })))
    return { product, pictures: shown, isMissing: shown.length < pictures.length }
  }
}
