import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { motion } from '@/lib/design'
import { useWish, type Wishable } from '../../useWish'
import { roundButton } from '../looks'
import { wishlistText } from './text'

const Button = styled('button')(({ theme }) => ({
  ...roundButton(theme),
  pointerEvents: 'auto',
  '& svg': { gridArea: '1 / 1' },
  // The filled heart grows out of the middle of the empty one.
  '& svg + svg': { opacity: 0, transform: 'scale(0)', transition: `opacity ${motion.menu}, transform ${motion.menu}` },
  '&[aria-pressed=true]': { color: theme.vars.palette.sale.label },
  '&[aria-pressed=true] svg + svg': { opacity: 1, transform: 'none' },
}))

/** Keeps a product on the wishlist, or takes it off. */
export function Heart({ product, className }: { product: Wishable; className?: string }) {
  const { isWished, toggle } = useWish(product)
  const words = isWished ? wishlistText.remove(product.title) : wishlistText.add(product.title)
  return (
    <Button
      type="button"
      {...(className ? { className } : {})}
      aria-pressed={isWished}
      aria-label={words}
      onClick={toggle}
    >
      <Icon name="heart" size={20} />
      <Icon name="heart" size={20} filled />
    </Button>
  )
}
