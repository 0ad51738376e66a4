import { use, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { styled } from '@mui/material/styles'
import { labelOf } from '@/api/localizedNames'
import { VisuallyHidden } from '@/components/LiveRegion'
import { widths } from '@/components/PictureSource'
import { ProductTile } from '@/components/ProductTile'
import { media, motion, tileOf } from '@/lib/design'
import type { Card } from '../api'
import { isQuick, QuickAddContext } from '../QuickAdd'
import { colourOf } from '../swatch'
import { cardText } from './wishlist/text'

/** Lies over the picture; the card's link shines through it, so only its button takes presses. */
const Layer = styled('div')({ position: 'absolute', inset: 0, pointerEvents: 'none' })
const Second = styled('div')({
  opacity: 0,
  transition: `opacity ${motion.sheet}`,
  'article:hover &[data-come]': { opacity: 1 },
})
/** Only a pointer that can rest on the card finds it there; by keyboard it appears with the focus. */
const Quick = styled('div')({
  display: 'none',
  '& > button': { pointerEvents: 'auto' },
  [media.wide]: {
    [media.hover]: {
      display: 'grid',
      position: 'absolute',
      zIndex: 2,
      insetInline: 8,
      insetBlockEnd: 8,
      opacity: 0,
      transition: `opacity ${motion.menu}`,
      'article:hover &, article:focus-within &': { opacity: 1 },
    },
  },
})

/** Whether a pointer has rested on the card that this stands in: the moment to fetch its other picture. */
function useHovered(target: RefObject<Element | null>): boolean {
  const [hovered, setHovered] = useState(false)
  // with the layer itself: a pointer may come the moment it is there
  useLayoutEffect(() => {
    const card = target.current?.closest('article')
    const hover = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setHovered(true)
    card?.addEventListener('pointerenter', hover)
    return () => card?.removeEventListener('pointerenter', hover)
  }, [target])
  return hovered
}

/** What a card gets a moment after its first look: the other picture, the short way into the cart. */
export function CardExtras({ card }: { card: Card }) {
  const layer = useRef<HTMLDivElement>(null)
  const hovered = useHovered(layer)
  const [come, setCome] = useState(false)
  const renderQuickAdd = use(QuickAddContext)
  const second = card.pictures[1]
  return (
    <Layer ref={layer}>
      {hovered && second && (
        <Second data-come={come || undefined}>
          <ProductTile
            src={second}
            sizes={widths.card}
            tile={tileOf(card.tile, card.id)}
            faded={!card.inStock}
            eager
            onLoad={() => setCome(true)}
          />
        </Second>
      )}
      {isQuick(card) && <Quick>{renderQuickAdd(card, 'quick')}</Quick>}
    </Layer>
  )
}

/** Most dots on a card. */
const most = 4

const Dots = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
  ...theme.typography.small,
  fontVariantNumeric: 'tabular-nums',
  '& i': {
    inlineSize: 12,
    blockSize: 12,
    borderRadius: '50%',
    border: `1px solid ${theme.vars.palette.control}`,
  },
}))

/** The colors that a product comes in, as dots; those without a known color are counted. */
export function CardSwatches({ card: { colours, colourLabelsDe } }: { card: Pick<Card, 'colours' | 'colourLabelsDe'> }) {
  const known = colours.flatMap((colour) => colourOf(colour) ?? []).slice(0, most)
  if (known.length === 0) return null
  const more = colours.length - known.length
  return (
    <Dots>
      <VisuallyHidden>{cardText.colours(colours.map((colour, at) => labelOf(colour, colourLabelsDe?.[at])))}</VisuallyHidden>
      {known.map((colour) => (
        <i key={colour} aria-hidden="true" style={{ backgroundColor: colour }} />
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
    </Dots>
  )
}
