import { useEffect, useState, type RefObject } from 'react'
import { Price } from '@/components/Price'
import { media } from '@/lib/design'
import { styled } from '@/lib/styled'
import { AddButton, type AddButtonProps } from './AddButton'

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: 1050,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minBlockSize: 72,
  paddingBlock: '8px calc(8px + env(safe-area-inset-bottom))',
  paddingInline: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.middle,
  '& > div': { minInlineSize: 0 },
  '& > button': { flex: '0 0 auto', minInlineSize: 160 },
  [media.wide]: { display: 'none' },
}))
const Detail = styled('div')(({ theme }) => ({
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: theme.vars.palette.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}))

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

type StickyBuyProps = Omit<AddButtonProps, 'ref'> & {
  target: RefObject<HTMLButtonElement | null>
  price: { price: number; priceSale: number | null; varies: boolean }
  detail: string
}

/** On phones the button follows at the bottom once the real one is out of sight. */
export function StickyBuy({ target, price, detail, ...button }: StickyBuyProps) {
  const shown = useLeftUpwards(target)
  useEffect(() => {
    // Toasts, the cookie notice and the footer keep clear of the bar.
    if (shown && window.matchMedia('(max-width: 899px)').matches)
      document.documentElement.style.setProperty('--sticky-bar', '72px')
    return () => void document.documentElement.style.removeProperty('--sticky-bar')
  }, [shown])
  if (!shown) return null
  return (
    <Bar data-print="none">
      <div>
        <Price {...price} />
        {detail && <Detail>{detail}</Detail>}
      </div>
      <AddButton {...button} />
    </Bar>
  )
}
