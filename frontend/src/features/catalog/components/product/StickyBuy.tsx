import { useEffect, useState, type RefObject } from 'react'
import { onDemand } from '@/components/onDemand'
import type { BuyBarProps } from './BuyBar'

const BuyBar = onDemand(async () => (await import('./BuyBar')).BuyBar)

/** Whether the element has left the view upwards: only then does a copy of it at the bottom help. */
function useLeftUpwards(target: RefObject<HTMLElement | null>): boolean {
  const [left, setLeft] = useState(false)
  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return
    // The root reaches far below the screen, so that only leaving upwards counts, also by a jump.
    const observer = new IntersectionObserver(([entry]) => entry && setLeft(!entry.isIntersecting), {
      rootMargin: '-56px 0px 100000px 0px',
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return left
}

/** On phones the button follows at the bottom once the real one is out of sight. */
export function StickyBuy({ target, ...bar }: BuyBarProps & { target: RefObject<HTMLButtonElement | null> }) {
  const shown = useLeftUpwards(target)
  return shown && <BuyBar {...bar} />
}
