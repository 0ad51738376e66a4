import { useGetShopRecordQuery } from '../api'
import { ActiveFilterChip } from '../ActiveFilterChip'
import { marketProductsText as words } from './text'

interface ShopFilterChipProps {
  shopId: number
  onClear: () => void
}

/** Says of which shop alone products are listed; a press lists those of all. */
export function ShopFilterChip({ shopId, onClear }: ShopFilterChipProps) {
  const { currentData: shop } = useGetShopRecordQuery({ id: shopId })
  const label = shop ? words.onlyShop(shop.name) : words.onlyOneShop
  return <ActiveFilterChip label={label} action={words.allShopsInstead(label)} onClear={onClear} />
}
