import { use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { styled } from '@mui/material/styles'
import { FirstViewContext } from '@/components/LoadingPreview'
import { media } from '@/lib/design'

/**
 * The browser neither lays out nor paints the part while it is far away. Its box reaches over the
 * page's gutter, because what sticks out of it would be cut off.
 */
const Box = styled('div', { shouldForwardProp: (name) => name !== 'phone' && name !== 'wide' })<{
  phone: string
  wide: string
}>(({ phone, wide }) => ({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${phone}`,
  marginInline: -16,
  paddingInline: 16,
  scrollMarginBlockStart: 16,
  '&:empty': { minBlockSize: phone },
  [media.tablet]: { marginInline: -24, paddingInline: 24 },
  [media.wide]: {
    containIntrinsicBlockSize: `auto ${wide}`,
    scrollMarginBlockStart: 72,
    '&:empty': { minBlockSize: wide },
  },
}))

type DeferredPaintProps = {
  /** About how tall the part is on phones and from 900 px on, as CSS. */
  phone: string
  wide: string
  id?: string
  children: ReactNode
}

/** A part of the page below the fold: it is there from the start, and drawn when it comes near. */
export function DeferredPaint({ id, ...rest }: DeferredPaintProps) {
  if (use(FirstViewContext)) return null
  return <Box {...rest} {...(id ? { id } : {})} />
}

/** The same for a part that is not even built, and asks for nothing, until it is near or the visitor acts. */
export function DeferredMount({ id, phone, wide, children }: DeferredPaintProps) {
  const box = useRef<HTMLDivElement>(null)
  const near = useNearViewport(box)
  return (
    <Box ref={box} phone={phone} wide={wide} {...(id ? { id } : {})}>
      {near && children}
    </Box>
  )
}

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
/** Somebody who reads by headings sends none of the signs, and finds the whole page a little later. */
const patience = 8000

/** Whether a part below the fold is due: it is near the view, the visitor has begun to act, or has waited long. */
function useNearViewport(target: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (near || !target.current) return
    const come = () => setNear(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { rootMargin: '20% 0px' })
    observer.observe(target.current)
    const timer = setTimeout(come, patience)
    for (const sign of signs) window.addEventListener(sign, come, { once: true, passive: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, come)
    }
  }, [near, target])
  return near
}
