import { useEffect, useEffectEvent, useRef } from 'react'
import { styled } from '@mui/material/styles'
import { IconButton } from '@/components/IconButton'
import { Icon } from '@/components/icons/Icon'
import type { IconName } from '@/components/icons/shapes'
import { ProductTile } from '@/components/ProductTile'
import { Sheet } from '@/components/Sheet'
import type { TileName } from '@/lib/design'
import type { Picture } from '../../api'
import { useZoom } from '../../useZoom'
import { productPageText } from './text'

const View = styled('div')({
  display: 'grid',
  blockSize: '100%',
  padding: 16,
  overflow: 'auto',
  placeItems: 'safe center',
  // Fingers scale and move the picture, never the page.
  touchAction: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  '& > div': { inlineSize: 'calc(min(100%, 72dvh) * var(--zoom))', maxInlineSize: 'none', userSelect: 'none' },
})
const Foot = styled('div')({ display: 'grid', gap: 4, justifyItems: 'center' })
const Caption = styled('p')(({ theme }) => ({
  minBlockSize: 20,
  ...theme.typography.body2,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}))
const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& output': { minInlineSize: 56, textAlign: 'center', fontWeight: 550 },
  '& button[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
})

/** How wide the picture stands at this scale, for the choice among its renditions. */
const sizesAt = (zoom: number) => `(orientation:landscape) ${Math.round(72 * zoom)}vh, ${Math.round(100 * zoom)}vw`

/** What the enlarged picture needs. */
export type ZoomDialogProps = {
  open: boolean
  onClose: () => void
  pictures: readonly Picture[]
  tile: TileName
  title: string
  shown: number
  onShow: (at: number) => void
}

/**
 * A picture as large as the screen and larger: + and − or two fingers scale it, the mouse or a finger
 * moves it, ← and → or a swipe change it, Esc closes.
 */
export function ZoomDialog({ open, onClose, pictures, tile, title, shown, onShow }: ZoomDialogProps) {
  const view = useRef<HTMLDivElement>(null)
  const many = pictures.length > 1
  const next = (by: 1 | -1) => many && onShow((shown + by + pictures.length) % pictures.length)
  const { zoom, step, reset, atLeast, atMost, handlers } = useZoom(view, next)
  const turn = (by: 1 | -1) => {
    reset()
    next(by)
  }
  const listen = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') step(1)
    if (key === '-') step(-1)
    // Enlarged, the arrow keys move the picture under its window.
    if (zoom === 1 && key === 'ArrowRight') turn(1)
    if (zoom === 1 && key === 'ArrowLeft') turn(-1)
  })
  useEffect(() => {
    if (!open) return
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [open])
  const close = () => {
    reset()
    if (open) onClose()
  }
  const picture = pictures[shown]
  const words = picture?.alt || title
  const button = (label: string, icon: IconName, press: () => void, atEnd = false) => (
    <IconButton aria-label={label} aria-disabled={atEnd} onClick={press}>
      <Icon name={icon} />
    </IconButton>
  )
  const footer = (
    <Foot>
      <Caption aria-live="polite">
        {words}
        {many && ` · ${shown + 1} / ${pictures.length}`}
      </Caption>
      <Tools>
        {many && button(productPageText.previousPicture, 'chevronLeft', () => turn(-1))}
        {button(productPageText.zoomOut, 'minus', () => step(-1), atLeast)}
        <output>{productPageText.zoomed(Math.round(zoom * 100))}</output>
        {button(productPageText.zoomIn, 'plus', () => step(1), atMost)}
        {many && button(productPageText.nextPicture, 'chevronRight', () => turn(1))}
      </Tools>
    </Foot>
  )
  return (
    <Sheet open={open} onClose={close} title={title} side="full" footer={footer}>
      <View
        ref={view}
        style={{ '--zoom': zoom } as object}
        tabIndex={0}
        role="group"
        aria-label={words}
        onDragStart={(event) => event.preventDefault()}
        {...handlers}
      >
        {picture && (
          <ProductTile key={picture.url} src={picture} alt={words} tile={tile} size={640} sizes={sizesAt(zoom)} eager />
        )}
      </View>
    </Sheet>
  )
}
