import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import HeartIcon from 'lucide-react/icons/heart'
import { heartText } from '../../text'
import type { Keepable } from '../../useKeep'
import { useWish } from '../../useWish'

const Wide = styled(Button)(({ theme }) => ({
  inlineSize: '100%',
  '&[data-wished] svg': { color: theme.vars.palette.sale.label },
}))

/** A heart with its words, where there is room for them. */
export function SaveButton({ product }: { product: Keepable }) {
  const { isWished, toggle } = useWish(product)
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
export function RestingSave() {
  return (
    <Wide variant="outlined" startIcon={<HeartIcon size={20} />}>
      {heartText.save}
    </Wide>
  )
}
