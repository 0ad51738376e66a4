import { useRef, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { media, radius } from '@/lib/design'

const Frame = styled('div')({ position: 'relative' })
const Track = styled('ul')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'calc((100% - 24px) / 2.2)',
  gap: 12,
  overflowX: 'auto',
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
const Arrow = styled('button')(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '32%',
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  placeItems: 'center',
  borderRadius: radius.pill,
  border: `1px solid ${theme.vars.palette.control}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: theme.vars.palette.elevation.low,
  cursor: 'pointer',
  [media.wide]: { [media.hover]: { display: 'grid' } },
}))

/** A row of cards that scrolls sideways: by finger, by wheel, or by the two buttons of pointer devices. */
export function Rail({ label, children, arrows = true }: { label: string; children: ReactNode; arrows?: boolean }) {
  const track = useRef<HTMLUListElement>(null)
  const move = (direction: 1 | -1) => () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    track.current?.scrollBy({
      left: direction * track.current.clientWidth * 0.8,
      behavior: calm ? 'instant' : 'smooth',
    })
  }
  return (
    <Frame>
      <Track ref={track} aria-label={label}>
        {children}
      </Track>
      {arrows && (
        <>
          <Arrow type="button" aria-label={`Scroll ${label} back`} onClick={move(-1)} style={{ insetInlineStart: -16 }}>
            <Icon name="chevronLeft" />
          </Arrow>
          <Arrow type="button" aria-label={`Scroll ${label} on`} onClick={move(1)} style={{ insetInlineEnd: -16 }}>
            <Icon name="chevronRight" />
          </Arrow>
        </>
      )}
    </Frame>
  )
}
