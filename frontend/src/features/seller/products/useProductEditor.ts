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
import { gapsOf, optionsFault, saleDatesFault, type Gap } from './checks'
import { savingText as words } from './text'
import { usePictures } from './usePictures'
import { useSaveProduct, type Intent } from './useSaveProduct'
import type { ProductValues } from './values'
import { blankProduct, valuesOf } from './wire'

interface Draft {
  values: ProductValues
  /** Of the product that it was made of; null for a new one. */
  version: number | null
}

const draftName = (product: SellerProduct | undefined) => (product ? `product_${product.id}` : 'product')

/** What was kept, if it has the shape of a form. */
function keptOf(product: SellerProduct | undefined): Draft | null {
  const kept = readDraft(draftName(product)) as Partial<Draft> | null
  const { title, options, variants, attributes } = kept?.values ?? {}
  const isForm = typeof title === 'string' && [options, variants, attributes].every(Array.isArray)
  return isForm ? (kept as Draft) : null
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
  const [gaps, setGaps] = useState<Gap[]>([])
  const intent = useRef<Intent>('save')
  const pictures = usePictures(known)
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
    // After the form, which still counts as changed while it is put back.
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
  const { isDirty } = form.formState
  const isChanged = isDirty || pictures.isChanged

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
          if (isTyped) keepDraft(draftName(known), { values, version } satisfies Draft)
          else dropDraft(draftName(known))
        },
      }),
    [subscribe, known, version],
  )

  const submit = (wanted: Intent) => {
    intent.current = wanted
    const found = wanted === 'publish' ? gapsOf(form.getValues(), pictures.pictures.length, currency) : []
    setGaps(found)
    if (found.length === 0) void form.submit()
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
    gaps,
    hasConflict,
    saveMine: async () => {
      const present = await reload()
      if (!present) return
      setProduct(present)
      submit(intent.current)
    },
    showTheirs: async () => {
      const present = await reload()
      if (present) accept(present)
    },
    submit,
    /** Goes on with what was pressed last. */
    again: () => submit(intent.current),
    discard: () => accept(product),
    guard: useUnsavedGuard(isChanged),
  }
}

/** The editor of a product, as {@link useProductEditor} answers it. */
export type ProductEditing = ReturnType<typeof useProductEditor>
