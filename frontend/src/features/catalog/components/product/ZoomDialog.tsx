import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '@/components/IconButton'
import { Icon } from '@/components/icons/Icon'
import { ProductTile } from '@/components/ProductTile'
import { Sheet } from '@/components/Sheet'
import type { TileName } from '@/lib/design'
import { styled } from '@/lib/styled'
import type { Picture } from '../../api'
import { productPageText } from './text'

const View = styled('div')({
  display: 'grid',
  blockSize: '100%',
  padding: 16,
  overflow: 'auto',
  placeItems: 'safe center',
  '& > div': { inlineSize: 'calc(min(100%, 76dvh) * var(--zoom))', maxInlineSize: 'none' },
})
const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& output': { minInlineSize: 56, textAlign: 'center', fontWeight: 550 },
  '& button[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
})

const scales = [1, 1.5, 2, 3]

/** Larger than its window, a picture shows its middle first. */
function showMiddle(window: HTMLElement): void {
  window.scrollLeft = (window.scrollWidth - window.clientWidth) / 2
  window.scrollTop = (window.scrollHeight - window.clientHeight) / 2
}

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

/** A picture as large as the screen and larger: + and − scale it, ← and → change it, Esc closes. */
export function ZoomDialog({ open, onClose, pictures, tile, title, shown, onShow }: ZoomDialogProps) {
  const view = useRef<HTMLDivElement>(null)
  const [level, setLevel] = useState(0)
  const scale = (by: 1 | -1) => {
    setLevel(Math.min(scales.length - 1, Math.max(0, level + by)))
    requestAnimationFrame(() => view.current && showMiddle(view.current))
  }
  const turn = (by: 1 | -1) => {
    setLevel(0)
    onShow((shown + by + pictures.length) % pictures.length)
  }
  const listen = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') scale(1)
    if (key === '-') scale(-1)
    // Enlarged, the arrow keys move the picture under its window.
    if (level === 0 && key === 'ArrowRight') turn(1)
    if (level === 0 && key === 'ArrowLeft') turn(-1)
  })
  useEffect(() => {
    if (!open) return
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [open])
  const close = () => {
    setLevel(0)
    if (open) onClose()
  }
  const picture = pictures[shown]
  const zoom = scales[level] ?? 1
  const button = (label: string, icon: 'plus' | 'minus', by: 1 | -1, atEnd: boolean) => (
    <IconButton aria-label={label} aria-disabled={atEnd} onClick={() => scale(by)}>
      <Icon name={icon} />
    </IconButton>
  )
  return (
    <Sheet
      open={open}
      onClose={close}
      title={title}
      side="full"
      footer={
        <Tools>
          {button(productPageText.zoomOut, 'minus', -1, level === 0)}
          <output>{productPageText.zoomed(zoom * 100)}</output>
          {button(productPageText.zoomIn, 'plus', 1, level === scales.length - 1)}
        </Tools>
      }
    >
      <View ref={view} style={{ '--zoom': zoom } as object} tabIndex={0} role="group" aria-label={picture?.alt || title}>
        {picture && <ProductTile src={picture.url} alt={picture.alt || title} tile={tile} size={640} eager />}
      </View>
    </Sheet>
  )
}
