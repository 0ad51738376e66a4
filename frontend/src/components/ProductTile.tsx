import { useState, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { motion, radius, type TileName } from '@/lib/design'
import { pictureAt, type PictureSource } from './PictureSource'
import { useLoadingPreview } from './LoadingPreview'

type TileGroundProps = { tile: TileName; faded?: boolean; square?: boolean; sunken?: boolean }

const own: ReadonlySet<PropertyKey> = new Set(['tile', 'faded', 'square', 'sunken'])

/** The ground of a product picture: a soft glow in the category's color; inner text must be plain or a filled badge. */
export const TileGround = styled('div', {
  shouldForwardProp: (name) => !own.has(name),
})<TileGroundProps>(({ theme, tile, faded = false, square = true, sunken = false }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: radius.card,
  color: theme.vars.palette.text.primary,
  background: sunken
    ? theme.vars.palette.surface.sunken
    : `radial-gradient(circle at 50% 42%, ${theme.vars.palette.tile[tile].hi}, ${theme.vars.palette.tile[tile].lo} 78%)`,
  ...(square ? { aspectRatio: '1 / 1' } : {}),
  ...(faded ? { '& img': { opacity: 0.6 } } : {}),
}))

type ProductTileProps = {
  /** The picture, or where only that is known its address. */
  src: PictureSource | string | null | undefined
  alt?: string
  tile: TileName
  faded?: boolean
  eager?: boolean
  first?: boolean
  size?: number
  /** How wide the tile stands on the page, as CSS `sizes`; as wide as `size` says unless given. */
  sizes?: string
  className?: string
  onLoad?: () => void
}

const Wrapped = styled('img')({ inlineSize: '72%', blockSize: '72%', objectFit: 'contain' })

/**
 * A product picture on its tile; a photo, which brings a ground of its own, on a plain one. Without a
 * picture the products are shown wrapped, which is true of whatever they are.
 */
export function ProductTile({ src, alt = '', tile, faded = false, size = 320, sizes, className, ...rest }: ProductTileProps) {
  const picture = typeof src === 'string' ? pictureAt(src) : src
  return (
    <TileGround tile={tile} faded={faded} sunken={Boolean(picture?.placeholder)} {...(className ? { className } : {})}>
      {picture ? (
        <Picture {...rest} picture={picture} alt={alt} side={size} sizes={sizes ?? `${size}px`} />
      ) : (
        <Wrapped src={`/scene/wrapped-${tile}.svg`} alt={alt} width={96} height={96} loading="lazy" />
      )}
    </TileGround>
  )
}

const Shown = styled('img')({
  inlineSize: '100%',
  // A small one keeps its edges (`ownWidth`).
  maxInlineSize: 'calc(var(--own-width) * 1.25)',
  blockSize: '100%',
  objectFit: 'contain',
  gridArea: '1 / 1',
})
/** Lies over the picture, in its very place, until that has come. */
const Blur = styled(Shown)({
  pointerEvents: 'none',
  transition: `opacity ${motion.sheet}`,
  '&[data-past]': { opacity: 0 },
})

/** How a picture is fetched. */
type PictureProps = {
  picture: PictureSource
  alt?: string | undefined
  /** How wide it stands on the page, as CSS `sizes`. */
  sizes: string
  /** Its side in pixels where the server does not know it. */
  side: number
  /** Fetched at once; the others wait until they come near. */
  eager?: boolean
  /** The page's main picture: fetched before all others. */
  first?: boolean
  onLoad?: () => void
}

/** A picture in the rendition that its place needs. A photo is seen blurred until it has come. */
export function Picture({ picture, alt, sizes, side, eager, first, onLoad }: PictureProps) {
  const [settled, setSettled] = useState(false)
  const { url, srcset, width, height, placeholder } = picture
  return (
    <>
      <Shown
        {...(srcset ? { srcSet: srcset, sizes } : {})}
        src={url}
        alt={alt ?? picture.alt}
        width={width ?? side}
        height={height ?? side}
        loading={eager ? 'eager' : 'lazy'}
        // The page's main picture is painted together with its words.
        decoding={first ? 'sync' : 'async'}
        {...(first ? { fetchPriority: 'high' as const } : {})}
        onLoad={() => {
          setSettled(true)
          onLoad?.()
        }}
        onError={() => setSettled(true)}
      />
      {placeholder && <Blur src={placeholder} alt="" aria-hidden="true" data-past={settled || undefined} />}
    </>
  )
}

type PreviewTileProps = {
  /** Which of the page's pictures, from 0. */
  at: number
  size?: number
  className?: string
  /** Shown in its place until it is known. */
  children: ReactNode
}

/** One of the first pictures of a page whose data has not loaded yet. */
export function PreviewTile({ at, size, className, children }: PreviewTileProps) {
  const preview = useLoadingPreview()
  const picture = preview?.pictures[at]
  if (!preview || !picture) return children
  return (
    <ProductTile
      src={picture}
      tile={preview.tile}
      eager
      first={at === 0}
      {...(size ? { size } : {})}
      {...(className ? { className } : {})}
    />
  )
}
