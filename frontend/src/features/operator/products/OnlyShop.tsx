import { useGetShopRecordQuery } from '../api'
import { Only } from '../Only'
import { marketProductsText as words } from './text'

interface OnlyShopProps {
  shopId: number
  onClear: () => void
}

/** Says of which shop alone products are listed; a press lists those of all. */
export function OnlyShop({ shopId, onClear }: OnlyShopProps) {
  const { currentData: shop } = useGetShopRecordQuery({ id: shopId })
  const label = shop ? words.onlyShop(shop.name) : words.onlyOneShop
  return <Only label={label} action={words.allShopsInstead(label)} onClear={onClear} />
}
