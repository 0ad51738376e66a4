import { useMemo, useState } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useSearchParams } from 'react-router-dom'
import type { Crumb } from '@/components/Breadcrumbs'
import { StorefrontBreadcrumbs } from '@/components/StorefrontBreadcrumbs'
import { useLoadingPreview } from '@/components/LoadingPreview'
import { ownWidth } from '@/components/PictureSource'
import { PreviewTile } from '@/components/ProductTile'
import { media, radius, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { Product, Variant } from '../../api'
import { choose, imageOf, initialChoice, isSoldOut, nameOf, picturesOf, variantOf, type Choice } from '../../options'
import { catalogText } from '../../text'
import { appearDelayed, galleryStage, thumbnail } from '../styles'
import { ShareButton } from '../ShareButton'
import { HeartButton, HeartButtonPlaceholder } from '../wishlist/HeartButton'
import { SaveToWishlistPlaceholder, SaveToWishlistButton } from '../wishlist/SaveToWishlistButton'
import { BuyBox } from './BuyBox'
import { DeliveryLines, ProductDetails, ProductHead } from './ProductDetails'
import { Corner, Gallery, Stage } from './Gallery'

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
  marginBlockStart: 24,
  [media.wide]: { gridColumn: 1, marginBlockStart: 0 },
})
const Right = styled('div')({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  [media.wide]: { gap: 16, gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', insetBlockStart: 136, alignSelf: 'start' },
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
  /** Its seller looks at it before shoppers do: nothing can be saved for later. */
  preview?: boolean
}

/** Pictures, price, options and facts; the picture follows the chosen variant. */
export function ProductView({ product, pending, onAdd, preview = false }: ProductViewProps) {
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
  return (
    <div>
      <StorefrontBreadcrumbs crumbs={[{ name: catalogText.home, to: paths.home() }, ...crumbsOf(product)]} />
      <ProductColumns>
        <Left>
          <Gallery
            pictures={pictures}
            tile={tileOf(product.tile, product.id)}
            title={[product.title, nameOf(product, choice)].filter(Boolean).join(', ')}
            shown={shown}
            onShow={setShown}
          >
            {!preview && (
              <Narrow>
                <HeartButton product={product} />
              </Narrow>
            )}
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
            before={
              <Narrow>
                <DeliveryLines shop={product.shop} soldOut={isSoldOut(product, variant)} />
              </Narrow>
            }
          >
            {!preview && (
              <Wide>
                <SaveToWishlistButton product={product} />
              </Wide>
            )}
            <Wide>
              <DeliveryLines shop={product.shop} soldOut={isSoldOut(product, variant)} />
            </Wide>
          </BuyBox>
        </Right>
        <Facts>
          <ProductDetails product={product} />
        </Facts>
      </ProductColumns>
    </div>
  )
}

const Narrow = styled('div')({ display: 'contents', [media.wide]: { display: 'none' } })
const Wide = styled('div')({ display: 'none', [media.wide]: { display: 'block' } })

/** The two columns of the product page: pictures and facts, and what is bought. */
const ProductColumns = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: '48px 48px' },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 640px) minmax(0, 1fr)', columnGap: 64 },
})

const Box = styled('div')(appearDelayed)
const TrailBox = styled('div')({ display: 'flex', alignItems: 'center', blockSize: 44 })
const Pictures = styled('div')({
  display: 'grid',
  gap: 8,
  inlineSize: '100%',
  maxInlineSize: 560,
  marginInline: 'auto',
  [media.wide]: { maxInlineSize: 'none', gridTemplateColumns: '64px minmax(0, 1fr)', gap: 12, alignItems: 'start' },
})
const KnownPicture = styled(PreviewTile)({ ...galleryStage, borderRadius: radius.dialog })
const UnknownPicture = styled(Skeleton)({ ...galleryStage, blockSize: 'auto', borderRadius: radius.dialog })
const Thumb = styled(Skeleton)(thumbnail)
const Thumbs = styled('div')({
  display: 'flex',
  gap: 8,
  // Below the picture in the markup, and on narrow screens in sight.
  [media.wide]: { order: -1, flexDirection: 'column' },
})
const Words = styled('div')({ display: 'grid', gap: 20, alignContent: 'start' })
/** In one column it stands below the lines on delivery. */
const ButtonBox = styled(Skeleton)({ order: 1, [media.wide]: { order: 0 } })
const Delivery = styled(Skeleton)({ blockSize: 180, [media.wide]: { blockSize: 116 } })

/** The product page before its product has come, in the same boxes; what is the same for every product stands there already. */
export function ProductSkeleton() {
  const preview = useLoadingPreview()
  return (
    <Box aria-busy="true">
      <TrailBox>
        <Skeleton width={220} height={20} />
      </TrailBox>
      <ProductColumns>
        <Pictures style={ownWidth(preview?.width ?? null)}>
          <Stage>
            <KnownPicture at={0} size={640}>
              <UnknownPicture />
            </KnownPicture>
            <Corner inert>
              <Narrow>
                <HeartButtonPlaceholder />
              </Narrow>
              <ShareButton title="" />
            </Corner>
          </Stage>
          <Thumbs>
            {[0, 1, 2].map((at) => (
              <Thumb key={at} />
            ))}
          </Thumbs>
        </Pictures>
        <Words>
          <Skeleton width="35%" height={20} />
          {preview ? <h1>{preview.title}</h1> : <Skeleton width="85%" height={38} />}
          <Skeleton width="45%" height={20} />
          <Skeleton width="40%" height={36} />
          <Skeleton height={80} />
          <ButtonBox height={48} />
          <Wide inert>
            <SaveToWishlistPlaceholder />
          </Wide>
          <Delivery />
        </Words>
      </ProductColumns>
    </Box>
  )
}

/** The choice of one product: kept here while open, in the address once it names a variant. */
function useVariantChoice(product: Product) {
  const [params, setParams] = useSearchParams()
  const [choice, setChoice] = useState<Choice>(() => initialChoice(product, Number(params.get('variant')) || null))
  const [switched, setSwitched] = useState<{ option: string; value: string }[]>([])
  const pick = (optionId: number, valueId: number) => {
    const next = choose(product, choice, optionId, valueId)
    setChoice(next.choice)
    setSwitched(next.switched)
    const variant = variantOf(product, next.choice)
    if (!variant) return
    const address = new URLSearchParams(params)
    address.set('variant', String(variant.id))
    setParams(address, { replace: true, preventScrollReset: true })
  }
  return { choice, variant: variantOf(product, choice), switched, pick }
}
