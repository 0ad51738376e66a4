import { useDeferredValue, useState } from 'react'
import type { PickerProps } from '@/features/cart/coupons/coupon'
import { NamedItemsPicker } from '@/features/cart/coupons/NamedItemsPicker'
import { couponFormText as words } from '@/features/cart/coupons/text'
import { useListCollectionsQuery, useListSellerProductsQuery } from '../api'

const foundAtOnce = 20

/** Products of the shop, found by typing. */
export function ProductsPicker(props: PickerProps) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { currentData, isFetching } = useListSellerProductsQuery({ ...(q && { q }), pageSize: foundAtOnce })
  const found = currentData?.items.map(({ id, title }) => ({ id, name: title })) ?? []
  return <NamedItemsPicker {...props} label={words.choose.products} options={found} isLoading={isFetching} onType={setTyped} />
}

/** Collections of the shop. */
export function CollectionsPicker(props: PickerProps) {
  const { data } = useListCollectionsQuery()
  const all = data?.items.map(({ id, name }) => ({ id, name })) ?? []
  return <NamedItemsPicker {...props} label={words.choose.collections} options={all} isLoading={!data} />
}
