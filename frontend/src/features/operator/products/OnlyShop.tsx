import Chip from '@mui/material/Chip'
import CloseIcon from 'lucide-react/icons/x'
import { Row } from '@/components/Row'
import { useGetShopRecordQuery } from '../api'
import { marketProductsText as words } from './text'

interface OnlyShopProps {
  shopId: number
  onClear: () => void
}

/** Says of which shop alone products are listed; a press lists those of all. */
export function OnlyShop({ shopId, onClear }: OnlyShopProps) {
  const { currentData: shop } = useGetShopRecordQuery({ id: shopId })
  const label = shop ? words.onlyShop(shop.name) : words.onlyOneShop
  return (
    <Row>
      <Chip
        variant="filter"
        component="button"
        label={label}
        aria-label={words.allShopsInstead(label)}
        deleteIcon={<CloseIcon size={16} />}
        onClick={onClear}
        onDelete={onClear}
      />
    </Row>
  )
}
