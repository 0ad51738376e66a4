import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { Icon } from '@/components/icons/Icon'
import { useWish, type Wishable } from '../../useWish'
import { wishlistText } from './text'

const Wide = styled(Button)(({ theme }) => ({ inlineSize: '100%', '&[data-wished] svg': { color: theme.vars.palette.sale.label } }))

/** A heart with its words, where there is room for them. */
export function SaveButton({ product }: { product: Wishable }) {
  const { isWished, toggle } = useWish(product)
  return (
    <Wide
      variant="outlined"
      data-wished={isWished || undefined}
      startIcon={<Icon name="heart" size={20} filled={isWished} />}
      onClick={toggle}
    >
      {isWished ? wishlistText.dropIt : wishlistText.save}
    </Wide>
  )
}
