import { useRef, useState, type KeyboardEvent } from 'react'
import { styled } from '@mui/material/styles'
import { ProductTile } from '@/components/ProductTile'
import { media, radius, type TileName } from '@/lib/design'
import type { Picture } from '../../api'
import { productPageText } from './text'

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
  '& button[data-more]': {
    fontWeight: 650,
    color: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.control,
  },
}))

const Tabs = styled('div')({ display: 'contents' })

/** As many as stand beside the picture; of more, the last place says how many. */
const most = 7

type ThumbnailsProps = {
  /** The id of the element that shows the chosen picture. */
  panel: string
  pictures: readonly Picture[]
  tile: TileName
  shown: number
  onShow: (at: number) => void
}

/** Where a key leads among so many pictures; none for keys that lead nowhere. */
function targetOf(key: string, shown: number, last: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(last, shown + 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, shown - 1)
  return undefined
}

/** All pictures small; arrow keys walk through them. */
export function Thumbnails({ panel, pictures, tile, shown, onShow }: ThumbnailsProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [all, setAll] = useState(false)
  const visible = all || pictures.length <= most || shown >= most - 1 ? pictures : pictures.slice(0, most - 1)
  const hidden = pictures.length - visible.length
  const walk = (event: KeyboardEvent) => {
    const to = targetOf(event.key, shown, visible.length - 1)
    if (to === undefined) return
    event.preventDefault()
    onShow(to)
    strip.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <Strip ref={strip}>
      <Tabs role="tablist" aria-label={productPageText.pictures}>
        {visible.map((picture, at) => (
          <button
            key={picture.url}
            type="button"
            role="tab"
            aria-controls={panel}
            aria-selected={at === shown}
            aria-label={picture.alt || productPageText.picture(at + 1, pictures.length)}
            tabIndex={at === shown ? 0 : -1}
            onKeyDown={walk}
            onClick={() => onShow(at)}
          >
            <ProductTile src={picture} tile={tile} size={64} />
          </button>
        ))}
      </Tabs>
      {hidden > 0 && (
        <button
          type="button"
          data-more=""
          aria-label={productPageText.morePictures(hidden)}
          onClick={() => {
            setAll(true)
            onShow(most - 1)
          }}
        >
          +{hidden}
        </button>
      )}
    </Strip>
  )
}
