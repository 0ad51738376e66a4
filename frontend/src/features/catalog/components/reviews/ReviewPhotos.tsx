import { useState } from 'react'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { onDemand } from '@/components/onDemand'
import { Picture } from '@/components/ProductTile'
import { radius } from '@/lib/design'
import type { Picture as PictureData } from '../../api'
import { reviewsText } from './text'

const side = 88

const Strip = styled('ul')({ display: 'flex', gap: 8, overflowX: 'auto', paddingBlock: 4, marginBlock: -4 })
const Small = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  inlineSize: side,
  blockSize: side,
  borderRadius: radius.field,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.surface.sunken,
  cursor: 'zoom-in',
  '& img': { objectFit: 'cover' },
  '&:focus-visible': { outlineOffset: -2 },
}))

const Enlarged = onDemand(() => import('../product/ZoomDialog').then((module) => module.ZoomDialog))

type ReviewPhotosProps = {
  photos: readonly PictureData[]
  /** Whose they are: names the row and the large view. */
  title: string
  /** What a photo is called that has no words of its own. */
  nameOf: (at: number) => string
}

/** Small photos of buyers; a press shows them large, with their words. */
export function ReviewPhotos({ photos, title, nameOf }: ReviewPhotosProps) {
  const [shown, setShown] = useState<number | null>(null)
  const [last, setLast] = useState(0)
  const show = (at: number) => {
    setShown(at)
    setLast(at)
  }
  const named = photos.map((photo, at) => ({ ...photo, alt: photo.alt || nameOf(at + 1) }))
  return (
    <>
      <Strip aria-label={title}>
        {named.map((photo, at) => (
          <li key={photo.url}>
            <Small aria-label={reviewsText.enlarge(photo.alt)} onClick={() => show(at)}>
              <Picture picture={photo} alt="" sizes={`${side}px`} side={side} />
            </Small>
          </li>
        ))}
      </Strip>
      <Enlarged
        open={shown !== null}
        title={title}
        tile="sand"
        pictures={named}
        shown={last}
        onShow={show}
        onClose={() => setShown(null)}
      />
    </>
  )
}
