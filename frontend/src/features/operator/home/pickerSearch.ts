/** Products and shops that shoppers see, to be picked for the home page. */
import { useListProductsQuery, useListShopsQuery } from '@/features/catalog/api'
import { tileOf } from '@/lib/design'
import type { HomeEdition } from '../api'
import type { PickableItem } from './pickableItem'

const most = 12

export function useProductSearch(q: string) {
  const { data, isError, refetch } = useListProductsQuery({ q, pageSize: most })
  const picks = data?.items.map(
    ({ id, title, thumbnail, tile }): PickableItem => ({ id, name: title, picture: thumbnail, tile: tileOf(tile, id), isShown: true }),
  )
  return { picks, isError, refetch: () => void refetch() }
}

export function useShopSearch(q: string) {
  const { data, isError, refetch } = useListShopsQuery({ q, pageSize: most })
  const picks = data?.items.map(
    ({ id, name, logo, tile }): PickableItem => ({ id, name, picture: logo, tile: tileOf(tile, id), isShown: true }),
  )
  return { picks, isError, refetch: () => void refetch() }
}

export const pickedProducts = ({ products }: HomeEdition): PickableItem[] =>
  products.map(({ id, title, thumbnail, tile, isShown }) => ({ id, name: title, picture: thumbnail, tile, isShown }))

export const pickedShops = ({ shops }: HomeEdition): PickableItem[] =>
  shops.map(({ id, name, logo, tile, isShown }) => ({ id, name, picture: logo, tile, isShown }))
