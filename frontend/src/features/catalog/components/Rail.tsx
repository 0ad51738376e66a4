import { Children, useRef, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { media } from '@/lib/design'
import { catalogText } from '../text'
import { useRail } from '../useRail'
import { Arrow } from './Arrow'

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
            type="button"
            aria-label={catalogText.back(label)}
            aria-disabled={ends.start}
            onClick={() => move(-1)}
            style={{ insetBlockStart: '32%', insetInlineStart: -16 }}
          >
            <Icon name="chevronLeft" />
          </Arrow>
          <Arrow
            type="button"
            aria-label={catalogText.on(label)}
            aria-disabled={ends.end}
            onClick={() => move(1)}
            style={{ insetBlockStart: '32%', insetInlineEnd: -16 }}
          >
            <Icon name="chevronRight" />
          </Arrow>
        </>
      )}
    </Frame>
  )
}
