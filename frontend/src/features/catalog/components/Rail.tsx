import { Children, useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import { styled } from '@mui/material/styles'
import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import { media } from '@/lib/design'
import type { Card } from '../api'
import { catalogText } from '../text'
import { Arrow } from './Arrow'
import { ProductCard } from './ProductCard'
import { CardSkeleton } from './ProductGrid'

const Frame = styled('div')({ position: 'relative' })
const Track = styled('ul')({
  display: 'grid',
  gridAutoFlow: 'column',
  // The third card is cut, which shows that there is more.
  gridAutoColumns: 'calc((100% - 24px) / 2.2)',
  gap: 12,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 16,
  marginInline: -16,
  paddingInline: 16,
  paddingBlock: 4,
  scrollbarWidth: 'none',
  '& > li': { scrollSnapAlign: 'start', minInlineSize: 0 },
  [media.tablet]: {
    gridAutoColumns: 'calc((100% - 36px) / 3.3)',
    marginInline: -24,
    paddingInline: 24,
    scrollPaddingInline: 24,
  },
  [media.wide]: {
    gridAutoColumns: 'calc((100% - 80px) / 5)',
    gap: 20,
    marginInline: -4,
    paddingInline: 4,
    scrollPaddingInline: 4,
  },
})

/** A row of cards that scrolls sideways: by finger, by wheel, or by the two buttons of pointer devices. */
export function Rail({ label, children, arrows = true }: { label: string; children: ReactNode; arrows?: boolean }) {
  const track = useRef<HTMLUListElement>(null)
  const { ends, look, move } = useRail(track, Children.count(children))
  return (
    <Frame>
      <Track ref={track} aria-label={label} onScroll={look}>
        {children}
      </Track>
      {arrows && (
        <>
          <Arrow
            color="raised"
            aria-label={catalogText.back(label)}
            aria-disabled={ends.start}
            onClick={() => move(-1)}
            style={{ insetBlockStart: '32%', insetInlineStart: -16 }}
          >
            <ChevronLeftIcon />
          </Arrow>
          <Arrow
            color="raised"
            aria-label={catalogText.on(label)}
            aria-disabled={ends.end}
            onClick={() => move(1)}
            style={{ insetBlockStart: '32%', insetInlineEnd: -16 }}
          >
            <ChevronRightIcon />
          </Arrow>
        </>
      )}
    </Frame>
  )
}

type Ends = { start: boolean; end: boolean }

/** The text direction decides which way scrolling counts: from right to left it counts below zero. */
const signOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

function endsOf(track: HTMLElement): Ends {
  const gone = track.scrollLeft * signOf(track)
  return { start: gone <= 1, end: gone + track.clientWidth >= track.scrollWidth - 1 }
}

/** Where a sideways list of so many entries stands, and how to move it by most of what is seen of it. */
function useRail(track: RefObject<HTMLElement | null>, count: number) {
  const [ends, setEnds] = useState<Ends>({ start: true, end: false })
  const look = () => {
    if (!track.current) return
    const now = endsOf(track.current)
    if (now.start !== ends.start || now.end !== ends.end) setEnds(now)
  }
  const resized = useEffectEvent(look)
  useEffect(() => {
    if (!track.current || typeof ResizeObserver === 'undefined' || count === 0) return
    const observer = new ResizeObserver(() => resized())
    observer.observe(track.current)
    return () => observer.disconnect()
  }, [track, count])
  const move = (direction: 1 | -1) => {
    const element = track.current
    if (!element) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = direction * signOf(element) * element.clientWidth * 0.8
    element.scrollBy({ left, behavior: calm ? 'instant' : 'smooth' })
  }
  return { ends, look, move }
}

/** A rail of product cards; without cards it shows as many empty ones as fit. */
export function CardShelf({ label, cards }: { label: string; cards: readonly Card[] | undefined }) {
  return (
    <Rail label={label} arrows={cards !== undefined && cards.length > 5}>
      {cards
        ? cards.map((card) => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))
        : Array.from({ length: 5 }, (_, at) => (
            <li key={`empty-${at}`}>
              <CardSkeleton />
            </li>
          ))}
    </Rail>
  )
}
