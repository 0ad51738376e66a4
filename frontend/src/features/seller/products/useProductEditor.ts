/** The work of editing a product: what is typed, kept, saved, refused and left. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dropDraft, keepDraft, readDraft } from '@/api/drafts'
import { useCurrency } from '@/components/Currency'
import { useProblemForm } from '@/components/form/useProblemForm'
import { useUnsavedGuard } from '@/components/form/useUnsavedGuard'
import { toast } from '@/components/toast/queue'
import { paths } from '@/lib/paths'
import { useGetOwnShopQuery, useLazyGetSellerProductQuery, type SellerProduct } from '../api'
import { missingPartsOf, isDraftReady, optionsFault, saleDatesFault, type MissingPart } from './checks'
import { savingText as words } from './text'
import { useDraftSaving } from './useDraftSaving'
import { usePictures } from './usePictures'
import { useSaveProduct, type Intent } from './useSaveProduct'
import type { ProductValues } from './values'
import { blankProduct, valuesOf, withIds } from './apiMapping'

interface Draft {
  values: ProductValues
  /** Of the product that it was made of; null for a new one. */
  version: number | null
}

/** Where the product that was begun on this page is remembered while the page is open. */
const begun = 'product_begun'

/** The draft that a page for a new product had saved by itself before it was loaded anew; asked once. */
export function takeBegunProduct(): number | null {
  const kept = readDraft(begun) as { id?: unknown } | null
  dropDraft(begun)
  return typeof kept?.id === 'number' ? kept.id : null
}

const draftName = (product: SellerProduct | undefined) => (product ? `product_${product.id}` : 'product')

/** What was kept, if it has the shape of a form. */
function keptOf(product: SellerProduct | undefined): Draft | null {
  const kept = readDraft(draftName(product)) as Partial<Draft> | null
  const { title, options, variants, attributes } = kept?.values ?? {}
  const isForm = typeof title === 'string' && [options, variants, attributes].every(Array.isArray)
  // A draft of before this form had all its fields.
  return isForm ? ({ ...kept, values: { ...blankProduct(), ...kept?.values } } as Draft) : null
}

/** `known` is the product as it was loaded; none for a new one. */
export function useProductEditor(known: SellerProduct | undefined) {
  const currency = useCurrency()
  const navigate = useNavigate()
  const [kept] = useState(() => keptOf(known))
  const [product, show] = useState(() =>
    // What was typed about an older one is not sent as if this one had been seen.
    known && typeof kept?.version === 'number' ? { ...known, version: kept.version } : known,
  )
  // A save begins with what was known last, drawn or not.
  const last = useRef(product)
  const setProduct = (next: SellerProduct | undefined) => {
    last.current = next
    show(next)
  }
  const [hasConflict, setConflict] = useState(false)
  const [gaps, setGaps] = useState<MissingPart[]>([])
  const intent = useRef<Intent>('save')
  const pictures = usePictures(product)
  const { save, step } = useSaveProduct(pictures)
  const [load] = useLazyGetSellerProductQuery()
  const { data: shop } = useGetOwnShopQuery()
  const isShopOpen = !shop || shop.status === 'approved'
  const initial = known ? valuesOf(known, currency) : blankProduct()

  /** Shows what the server has in place of all that was typed. */
  const accept = (saved: SellerProduct | undefined) => {
    setProduct(saved)
    setConflict(false)
    setGaps([])
    form.reset(saved ? valuesOf(saved, currency) : blankProduct())
    pictures.reset(saved)
    drafting.forget()
    // After the form, which still counts as changed while it is put back.
    dropDraft(draftName(saved))
    dropDraft(draftName(known))
  }

  const form = useProblemForm<ProductValues>({
    defaultValues: initial,
    send: async (values) => {
      setConflict(false)
      const fault = optionsFault(values.options) ?? saleDatesFault(values.variants)
      if (fault) return { message: fault, fields: {} }
      const wanted = intent.current
      const before = last.current
      const saved = await save(values, before, wanted)
      if (saved.problem) {
        setProduct(saved.product)
        if (!before && saved.product) form.reset(saved.values)
        if (saved.problem.code !== 'product_changed') return saved.problem
        setConflict(true)
        return null
      }
      accept(saved.product)
      if (!saved.product) return null
      const { slug, status, id } = saved.product
      const published = isShopOpen ? 'published' : 'prepared'
      const outcome = status === 'draft' ? 'draft' : wanted === 'publish' ? published : 'changed'
      const see = { label: words.seeIt, onClick: () => void navigate(paths.product(slug)) }
      toast.success(words.done[outcome], status === 'active' && isShopOpen ? { action: see } : {})
      if (!known) void navigate(paths.sellerProductEdit(id), { replace: true })
      return null
    },
  })
  const isChanged = form.formState.isDirty || pictures.isChanged

  const { reset, subscribe } = form
  useEffect(() => {
    if (kept) reset(kept.values, { keepDefaultValues: true })
  }, [kept, reset])
  const version = product?.version ?? null
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: isTyped }) => {
          if (isTyped) keepDraft(draftName(product), { values, version } satisfies Draft)
          else dropDraft(draftName(product))
        },
      }),
    [subscribe, product, version],
  )

  /** Gives their ids to what was sent, and leaves everything else as it is typed by now. */
  const nameParts = (sent: ProductValues) => {
    const now = form.getValues()
    const set = { shouldDirty: true } as const
    now.options.forEach(({ key, values }, at) => {
      const option = sent.options.find((other) => other.key === key)
      if (option) form.setValue(`options.${at}.id`, option.id, set)
      values.forEach((entry, place) => {
        const value = option?.values.find((other) => other.key === entry.key)
        if (value) form.setValue(`options.${at}.values.${place}.id`, value.id, set)
      })
    })
    now.variants.forEach(({ values }, at) => {
      const variant = sent.variants.find((other) => other.values.join() === values.join())
      if (!variant) return
      form.setValue(`variants.${at}.variantId`, variant.variantId, set)
      form.setValue(`variants.${at}.seenStock`, variant.seenStock, set)
      form.setValue(`variants.${at}.reserved`, variant.reserved, set)
    })
  }

  const saveDraft = async () => {
    const typed = structuredClone(form.getValues())
    const saved = await save(typed, last.current, 'save')
    if (saved.product) {
      const sent = withIds(typed, saved.product, currency)
      if (!known) keepDraft(begun, { id: saved.product.id })
      dropDraft(draftName(last.current))
      setProduct(saved.product)
      if (!saved.problem) form.reset(sent, { keepValues: true, keepErrors: true, keepTouched: true, keepIsSubmitted: true })
      nameParts(sent)
    }
    if (saved.problem?.code === 'product_changed') setConflict(true)
    return saved.problem === null
  }
  const drafting = useDraftSaving({
    form,
    pictures: pictures.pictures.map(({ key }) => key).join(),
    pictureWords: pictures.pictures.map(({ alt }) => alt).join('\n'),
    isDue: () =>
      (product?.status ?? 'draft') === 'draft' &&
      isChanged &&
      !form.isSending &&
      !hasConflict &&
      isDraftReady(form.getValues(), currency),
    save: saveDraft,
  })
  useEffect(() => () => dropDraft(begun), [])

  const submit = async (wanted: Intent, isSure = false) => {
    intent.current = wanted
    await drafting.settled()
    const all = wanted === 'publish' ? missingPartsOf(form.getValues(), pictures.pictures.length, currency) : []
    const found = all.filter(({ isOptional }) => !isOptional || !isSure)
    setGaps(found)
    if (found.length === 0) await form.submit()
  }
  /** What the other window saved, and where its version is the one to go on from. */
  const reload = async () => (product ? (await load({ id: product.id })).data : undefined)

  return {
    form,
    pictures,
    product,
    setProduct,
    isChanged,
    /** How far a save has come, in words. */
    step,
    /** How far the draft has come by itself. */
    draft: drafting.saving,
    gaps,
    hasConflict,
    saveMine: async () => {
      const present = await reload()
      if (!present) return
      setProduct(present)
      // Who was asked before is not asked again.
      await submit(intent.current, true)
    },
    showTheirs: async () => {
      const present = await reload()
      if (present) accept(present)
    },
    submit: (wanted: Intent, isSure = false) => void submit(wanted, isSure),
    /** Goes on with what was pressed last. */
    again: () => void submit(intent.current),
    discard: () => accept(product),
    guard: useUnsavedGuard(isChanged),
  }
}

/** The editor of a product, as {@link useProductEditor} answers it. */
export type ProductEditing = ReturnType<typeof useProductEditor>
