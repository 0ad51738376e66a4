import { styled } from '@mui/material/styles'
import { ProductTile } from '@/components/ProductTile'
import type { Category } from '@/features/catalog/api'
import { radius, tileOf } from '@/lib/design'

const Frame = styled('span')({ flex: 'none', '& > div': { borderRadius: radius.field } })

/** The object of a category on its tile, small, so that a list of names is found by eye. */
export function CategoryIcon({ category, size }: { category: Category; size: number }) {
  return (
    <Frame style={{ inlineSize: size }} aria-hidden="true">
      <ProductTile src={category.picture} tile={tileOf(category.tile, category.id)} eager size={size} />
    </Frame>
  )
}
