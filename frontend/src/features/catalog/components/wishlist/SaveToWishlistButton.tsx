import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import HeartIcon from 'lucide-react/icons/heart'
import { heartText } from '../../text'
import type { ListableItem } from '../../usePersonalListToggle'
import { useWishlistToggle } from '../../useWishlistToggle'

const Wide = styled(Button)(({ theme }) => ({
  inlineSize: '100%',
  '&[data-wished] svg': { color: theme.vars.palette.sale.label },
}))

/** A heart with its words, where there is room for them. */
export function SaveToWishlistButton({ product }: { product: ListableItem }) {
  const { isWished, toggle } = useWishlistToggle(product)
  return (
    <Wide
      variant="outlined"
      data-wished={isWished || undefined}
      startIcon={<HeartIcon size={20} fill={isWished ? 'currentColor' : 'none'} />}
      onClick={toggle}
    >
      {isWished ? heartText.dropIt : heartText.save}
    </Wide>
  )
}

/** As it looks before its product has come; whoever shows it makes it inert. */
export function SaveToWishlistPlaceholder() {
  return (
    <Wide variant="outlined" startIcon={<HeartIcon size={20} />}>
      {heartText.save}
    </Wide>
  )
}
