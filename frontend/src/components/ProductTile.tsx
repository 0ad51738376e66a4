import { styled } from '@/lib/styled'
import { radius, type TileName } from '@/lib/design'

type TileGroundProps = { tile: TileName; faded?: boolean; square?: boolean }

/** The ground of a product picture: a soft glow in the category's colour; inner text must be plain or a filled badge. */
export const TileGround = styled('div', {
  shouldForwardProp: (name) => name !== 'tile' && name !== 'faded' && name !== 'square',
})<TileGroundProps>(({ theme, tile, faded = false, square = true }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: radius.card,
  color: theme.vars.palette.text.primary,
  background: `radial-gradient(circle at 50% 42%, ${theme.vars.palette.tile[tile].hi}, ${theme.vars.palette.tile[tile].lo} 78%)`,
  ...(square ? { aspectRatio: '1 / 1' } : {}),
  ...(faded ? { '& img': { opacity: 0.6 } } : {}),
}))

const Object3d = styled('img', { shouldForwardProp: (name) => name !== 'share' })<{ share: number }>(({ share }) => ({
  inlineSize: `${share}%`,
  blockSize: `${share}%`,
  objectFit: 'contain',
  gridArea: '1 / 1',
}))

type ProductTileProps = {
  src: string | null
  alt?: string
  tile: TileName
  /** Percent of the tile that the picture takes; product pictures carry their own margin. */
  share?: number
  faded?: boolean
  eager?: boolean
  first?: boolean
  size?: number
  className?: string
}

/** A product picture on its tile. Without a picture the tile alone stays, so that nothing looks broken. */
export function ProductTile({
  src,
  alt = '',
  tile,
  share = 100,
  faded = false,
  eager = false,
  first = false,
  size = 320,
  className,
}: ProductTileProps) {
  return (
    <TileGround tile={tile} faded={faded} {...(className ? { className } : {})}>
      {src && (
        <Object3d
          share={share}
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading={eager ? 'eager' : 'lazy'}
          // The page's main picture is painted together with its words.
          decoding={first ? 'sync' : 'async'}
          {...(first ? { fetchPriority: 'high' as const } : {})}
        />
      )}
    </TileGround>
  )
}
