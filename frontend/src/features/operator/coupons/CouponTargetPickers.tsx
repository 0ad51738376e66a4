import { useDeferredValue, useState } from 'react'
import type { PickerProps } from '@/features/cart/coupons/coupon'
import { NamedItemsPicker } from '@/features/cart/coupons/NamedItemsPicker'
import { couponFormText as words } from '@/features/cart/coupons/text'
import { useListCategoriesQuery, useListMarketProductsQuery, useListShopApplicationsQuery } from '../api'

const foundAtOnce = 20

/** What is typed, as far as it is sought. */
function useSearchText() {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  return { sought: { ...(q && { q }), pageSize: foundAtOnce }, setTyped }
}

/** Products of all shops, found by typing. */
export function ProductsPicker(props: PickerProps) {
  const { sought, setTyped } = useSearchText()
  const { currentData, isFetching } = useListMarketProductsQuery(sought)
  const found = currentData?.items.map(({ id, title, shopName }) => ({ id, name: `${title} · ${shopName}` })) ?? []
  return <NamedItemsPicker {...props} label={words.choose.products} options={found} isLoading={isFetching} onType={setTyped} />
}

/** Shops, found by typing. */
export function ShopsPicker(props: PickerProps) {
  const { sought, setTyped } = useSearchText()
  const { currentData, isFetching } = useListShopApplicationsQuery({ ...sought, sort: 'name' })
  const found = currentData?.items.map(({ id, name }) => ({ id, name })) ?? []
  return <NamedItemsPicker {...props} label={words.choose.shops} options={found} isLoading={isFetching} onType={setTyped} />
}

/** Categories and subcategories. */
export function CategoriesPicker(props: PickerProps) {
  const { data } = useListCategoriesQuery()
  const items = data?.items ?? []
  const above = new Map(items.map(({ id, name }) => [id, name]))
  const all = items.map(({ id, name, parentId }) => ({ id, name: parentId === null ? name : `${above.get(parentId)} › ${name}` }))
  return <NamedItemsPicker {...props} label={words.choose.categories} options={all} isLoading={!data} />
}
