import { styled } from '@mui/material/styles'
import { TileGround } from '@/components/ProductTile'
import type { TileName } from '@/lib/design'

const Letter = styled('span')({ fontWeight: 700 })
const Mark = styled('img')({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

/** A shop's mark, on whatever lies below it, or its first letter on the shop's tile. */
export function ShopLogo({
  logo,
  name,
  tile,
  size = 48,
}: {
  logo: string | null
  name: string
  tile: TileName
  size?: number
}) {
  return (
    <TileGround
      tile={tile}
      style={{
        inlineSize: size,
        blockSize: size,
        flex: 'none',
        fontSize: size * 0.45,
        ...(logo ? { background: 'none' } : {}),
      }}
    >
      {logo ? (
        <Mark src={logo} alt="" width={size} height={size} loading="lazy" />
      ) : (
        <Letter aria-hidden="true">{name.charAt(0).toUpperCase()}</Letter>
      )}
    </TileGround>
  )
}
