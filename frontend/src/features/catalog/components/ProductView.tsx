import { useMemo, useState } from 'react'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Breadcrumbs } from '@/components/Breadcrumbs'
import { Rating } from '@/components/Rating'
import { media, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { Picture, Product, Variant } from '../api'
import { nameOf } from '../options'
import { catalogText } from '../text'
import { useVariantChoice } from '../useVariantChoice'
import { BuyBox } from './BuyBox'
import { DeliveryLines } from './DeliveryLines'
import { Gallery } from './Gallery'
import { ProductFacts } from './ProductFacts'
import { ProductColumns } from './ProductLayout'
import { SellerCard } from './SellerCard'

const Left = styled('div')({ minInlineSize: 0 })
const Facts = styled('div')({ display: 'grid', gap: 40, [media.wide]: { gridColumn: 1 } })
const Right = styled('div')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  [media.wide]: { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', insetBlockStart: 136, alignSelf: 'start' },
})
const By = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  marginBlockStart: -8,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  '& a': { minBlockSize: 44, display: 'inline-flex', alignItems: 'center', fontWeight: 550 },
}))
const Jump = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
})

/** All pictures of a product, those of its variants included, each once. */
function picturesOf(product: Product): Picture[] {
  const known = new Set(product.images.map(({ url }) => url))
  const extra: Picture[] = []
  for (const { image } of product.variants) {
    if (!image || known.has(image)) continue
    known.add(image)
    extra.push({ url: image, alt: product.title })
  }
  return [...product.images, ...extra]
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
  const pictureOf = (image: string | null | undefined) =>
    Math.max(
      0,
      pictures.findIndex(({ url }) => url === image),
    )
  const [shown, setShown] = useState(() => pictureOf(variant?.image))
  const [shownFor, setShownFor] = useState(variant?.id)
  if (variant?.id !== shownFor) {
    setShownFor(variant?.id)
    if (variant?.image) setShown(pictureOf(variant.image))
  }
  const [top, second, third] = product.category
  const crumbs = [
    { name: 'Home', to: paths.home() },
    ...(top ? [{ name: top.name, to: paths.category(top.slug) }] : []),
    ...(top && second ? [{ name: second.name, to: paths.category(top.slug, second.slug) }] : []),
    ...(top && second && third ? [{ name: third.name, to: paths.category(top.slug, second.slug, third.slug) }] : []),
  ]
  const tile = tileOf(product.tile, product.id)
  return (
    <div>
      <Breadcrumbs crumbs={crumbs} />
      <ProductColumns>
        <Left>
          <Gallery
            pictures={pictures}
            tile={tile}
            title={[product.title, nameOf(product, choice)].filter(Boolean).join(', ')}
            shown={shown}
            onShow={setShown}
          />
        </Left>
        <Right>
          <div>
            <By>
              {catalogText.by} <Link to={paths.shop(product.shop.slug)}>{product.shop.name}</Link>
            </By>
            <h1>{product.title}</h1>
            {product.rating !== null && product.reviewCount > 0 && (
              <Jump href="#reviews">
                <Rating rating={product.rating} count={product.reviewCount} />
              </Jump>
            )}
          </div>
          <BuyBox
            product={product}
            choice={choice}
            variant={variant}
            switched={switched}
            onChoose={pick}
            onAdd={onAdd}
            pending={pending}
          >
            <DeliveryLines />
            <SellerCard shop={product.shop} tile={tile} />
          </BuyBox>
        </Right>
        <Facts>
          <ProductFacts product={product} />
        </Facts>
      </ProductColumns>
    </div>
  )
}
