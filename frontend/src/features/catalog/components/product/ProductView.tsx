import { useMemo, useState } from 'react'
import { styled } from '@mui/material/styles'
import { Breadcrumbs, type Crumb } from '@/components/Breadcrumbs'
import { media, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { Product, Variant } from '../../api'
import { nameOf } from '../../options'
import { imageOf, picturesOf } from '../../pictures'
import { catalogText } from '../../text'
import { useVariantChoice } from '../../useVariantChoice'
import { BuyBox } from './BuyBox'
import { DeliveryLines } from './DeliveryLines'
import { Gallery } from './Gallery'
import { ParentLink } from './ParentLink'
import { ProductFacts } from './ProductFacts'
import { ProductHead } from './ProductHead'
import { ProductColumns } from './ProductLayout'
import { SaveInWords, SaveOnPicture } from './SaveEntry'

const Trail = styled('div')({ [media.phone]: { '& > nav': { display: 'none' } } })
/** Between phones and two columns a picture of the full width would leave no room for the price. */
const Left = styled('div')({
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: 560,
  marginInline: 'auto',
  [media.wide]: { maxInlineSize: 'none' },
})
const Facts = styled('div')({
  display: 'grid',
  gap: 32,
  alignContent: 'start',
  [media.wide]: { gridColumn: 1 },
})
const Right = styled('div')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  [media.wide]: { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', insetBlockStart: 136, alignSelf: 'start' },
})

/** The categories from the widest to the narrowest, as links. */
function crumbsOf({ category }: Product): Crumb[] {
  const [top = '', sub, collection] = category.map(({ slug }) => slug)
  const addresses = [paths.category(top), paths.category(top, sub), paths.category(top, sub, collection)]
  return category.map(({ name }, at) => ({ name, to: addresses[at] ?? paths.home() }))
}

type ProductViewProps = {
  product: Product
  pending: boolean
  onAdd: (variant: Variant, quantity: number) => Promise<boolean>
}

/** Pictures, price, options and facts; the picture follows the chosen variant. */
export function ProductView({ product, pending, onAdd }: ProductViewProps) {
  const pictures = useMemo(() => picturesOf(product), [product])
  const { choice, variant, switched, pick } = useVariantChoice(product)
  const image = Object.keys(choice).length > 0 ? imageOf(product, choice) : null
  const pictureOf = (url: string | null) => pictures.findIndex((picture) => picture.url === url)
  const [shown, setShown] = useState(() => Math.max(0, pictureOf(image)))
  const [shownFor, setShownFor] = useState(image)
  if (image !== shownFor) {
    setShownFor(image)
    if (pictureOf(image) >= 0) setShown(pictureOf(image))
  }
  const crumbs = crumbsOf(product)
  const parent = crumbs.at(-1)
  return (
    <div>
      <Trail>
        {parent && <ParentLink {...parent} />}
        <Breadcrumbs crumbs={[{ name: catalogText.home, to: paths.home() }, ...crumbs]} />
      </Trail>
      <ProductColumns>
        <Left>
          <Gallery
            pictures={pictures}
            tile={tileOf(product.tile, product.id)}
            title={[product.title, nameOf(product, choice)].filter(Boolean).join(', ')}
            shown={shown}
            onShow={setShown}
          >
            <SaveOnPicture product={product} />
          </Gallery>
        </Left>
        <Right>
          <ProductHead product={product} />
          <BuyBox
            product={product}
            choice={choice}
            variant={variant}
            switched={switched}
            onChoose={pick}
            onAdd={onAdd}
            pending={pending}
          >
            <SaveInWords product={product} />
            <DeliveryLines />
          </BuyBox>
        </Right>
        <Facts>
          <ProductFacts product={product} />
        </Facts>
      </ProductColumns>
    </div>
  )
}
