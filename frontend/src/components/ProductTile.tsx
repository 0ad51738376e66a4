import { styled } from '@mui/material/styles'
import { radius, type TileName } from '@/lib/design'
import { Picture } from './Picture'
import { pictureAt, type PictureSource } from './PictureSource'

type TileGroundProps = { tile: TileName; faded?: boolean; square?: boolean; sunken?: boolean }

const own: ReadonlySet<PropertyKey> = new Set(['tile', 'faded', 'square', 'sunken'])

/** The ground of a product picture: a soft glow in the category's colour; inner text must be plain or a filled badge. */
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

/**
 * A product picture on its tile; a photo, which brings a ground of its own, on a plain one. Without a
 * picture the tile alone stays, so that nothing looks broken.
 */
export function ProductTile({ src, alt = '', tile, faded = false, size = 320, sizes, className, ...rest }: ProductTileProps) {
  const picture = typeof src === 'string' ? pictureAt(src) : src
  return (
    <TileGround tile={tile} faded={faded} sunken={Boolean(picture?.placeholder)} {...(className ? { className } : {})}>
      {picture && <Picture {...rest} picture={picture} alt={alt} side={size} sizes={sizes ?? `${size}px`} />}
    </TileGround>
  )
}
