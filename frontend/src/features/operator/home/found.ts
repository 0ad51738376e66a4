/** Goods and shops that shoppers see, to be picked for the home page. */
import { useListProductsQuery, useListShopsQuery } from '@/features/catalog/api'
import { tileOf } from '@/lib/design'
import type { HomeEdition } from '../api'
import type { Pick } from './picks'

const most = 12

export function useFoundProducts(q: string) {
  const { data, isError, refetch } = useListProductsQuery({ q, pageSize: most })
  const picks = data?.items.map(
    ({ id, title, thumbnail, tile }): Pick => ({ id, name: title, picture: thumbnail, tile: tileOf(tile, id), isShown: true }),
  )
  return { picks, isError, refetch: () => void refetch() }
}

export function useFoundShops(q: string) {
  const { data, isError, refetch } = useListShopsQuery({ q, pageSize: most })
  const picks = data?.items.map(
    ({ id, name, logo, tile }): Pick => ({ id, name, picture: logo, tile: tileOf(tile, id), isShown: true }),
  )
  return { picks, isError, refetch: () => void refetch() }
}

export const productsOf = ({ products }: HomeEdition): Pick[] =>
  products.map(({ id, title, thumbnail, tile, isShown }) => ({ id, name: title, picture: thumbnail, tile, isShown }))

export const shopsOf = ({ shops }: HomeEdition): Pick[] =>
  shops.map(({ id, name, logo, tile, isShown }) => ({ id, name, picture: logo, tile, isShown }))
