import { useRef, type KeyboardEvent } from 'react'
import { styled } from '@mui/material/styles'
import { ProductTile } from '@/components/ProductTile'
import { media, radius, type TileName } from '@/lib/design'
import type { Picture } from '../api'
import { catalogText } from '../text'

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [media.wide]: { flexDirection: 'column', flexWrap: 'nowrap' },
  '& button': {
    inlineSize: 64,
    blockSize: 64,
    padding: 2,
    border: '2px solid transparent',
    borderRadius: radius.card,
    background: 'none',
    cursor: 'pointer',
    '& > div': { borderRadius: radius.field },
  },
  '& button[aria-selected=true]': { borderColor: theme.vars.palette.primary.main },
}))

type ThumbnailsProps = { pictures: readonly Picture[]; tile: TileName; shown: number; onShow: (at: number) => void }

/** All pictures small; arrow keys walk through them. */
export function Thumbnails({ pictures, tile, shown, onShow }: ThumbnailsProps) {
  const strip = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const last = pictures.length - 1
    const to = {
      ArrowRight: shown + 1,
      ArrowDown: shown + 1,
      ArrowLeft: shown - 1,
      ArrowUp: shown - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const at = Math.min(last, Math.max(0, to))
    onShow(at)
    strip.current?.querySelectorAll('button')[at]?.focus()
  }
  return (
    <Strip ref={strip} role="tablist" aria-label={catalogText.pictures} onKeyDown={walk}>
      {pictures.map((picture, at) => (
        <button
          key={picture.url}
          type="button"
          role="tab"
          aria-selected={at === shown}
          aria-label={catalogText.picture(at + 1, pictures.length)}
          tabIndex={at === shown ? 0 : -1}
          onClick={() => onShow(at)}
        >
          <ProductTile src={picture.url} tile={tile} size={64} eager />
        </button>
      ))}
    </Strip>
  )
}
