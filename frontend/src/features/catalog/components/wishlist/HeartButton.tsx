import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import HeartIcon from 'lucide-react/icons/heart'
import { motion } from '@/lib/design'
import { heartText } from '../../text'
import type { ListableItem } from '../../usePersonalListToggle'
import { useWishlistToggle } from '../../useWishlistToggle'

const Round = styled(IconButton)(({ theme }) => ({
  display: 'grid',
  '& svg': { gridArea: '1 / 1' },
  // The filled heart grows out of the middle of the empty one.
  '& svg + svg': { opacity: 0, transform: 'scale(0)', transition: `opacity ${motion.menu}, transform ${motion.menu}` },
  '&[aria-pressed=true]': { color: theme.vars.palette.sale.label },
  '&[aria-pressed=true] svg + svg': { opacity: 1, transform: 'none' },
}))

/** Keeps a product on the wishlist, or takes it off. */
export function HeartButton({ product }: { product: ListableItem }) {
  const { isWished, toggle } = useWishlistToggle(product)
  const words = isWished ? heartText.remove(product.title) : heartText.add(product.title)
  return (
    <Round color="raised" aria-pressed={isWished} aria-label={words} onClick={toggle}>
      <HeartIcon size={20} />
      <HeartIcon size={20} fill="currentColor" />
    </Round>
  )
}

/** As it looks before its product has come; whoever shows it makes it inert. */
export function HeartButtonPlaceholder() {
  return (
    <Round color="raised">
      <HeartIcon size={20} />
    </Round>
  )
}
