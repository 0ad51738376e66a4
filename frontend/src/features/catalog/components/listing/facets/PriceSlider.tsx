import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { formatMoney } from '@/lib/money'
import type { PriceFacet } from '../../../api'
import { moved, onScale, percentOn, scaleOf } from '../../../priceScale'
import { listingText } from '../text'

const thumb = 28

const Box = styled('div')({ position: 'relative', blockSize: 84, marginInline: thumb / 2, marginBlockEnd: 12 })
const Bars = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  insetBlock: '0 22px',
  '& > span': {
    position: 'absolute',
    insetBlockEnd: 0,
    borderStartStartRadius: 2,
    borderStartEndRadius: 2,
    border: `0 solid ${theme.vars.palette.background.default}`,
    borderInlineEndWidth: 2,
    backgroundColor: theme.vars.palette.control,
    opacity: 0.4,
    '&[data-within]': { backgroundColor: theme.vars.palette.primary.main, opacity: 1 },
  },
}))
const Track = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 20,
  blockSize: 4,
  borderRadius: 2,
  backgroundColor: theme.vars.palette.divider,
  '& > div': { position: 'absolute', insetBlock: 0, backgroundColor: theme.vars.palette.primary.main },
}))
/** Two of them lie over each other; only the thumbs take the pointer. */
const Range = styled('input')(({ theme }) => {
  const { primary, background } = theme.vars.palette
  const ring = { outline: `2px solid ${primary.main}`, borderRadius: 8 }
  const knob = {
    appearance: 'none',
    pointerEvents: 'auto',
    boxSizing: 'border-box',
    inlineSize: thumb,
    blockSize: 44,
    border: 0,
    cursor: 'grab',
    background: `radial-gradient(circle, ${background.paper} 0 10px, ${primary.main} 10.5px 12.5px, transparent 13px)`,
  } as const
  return {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: -thumb / 2,
    inlineSize: `calc(100% + ${thumb}px)`,
    blockSize: 44,
    margin: 0,
    appearance: 'none',
    background: 'none',
    pointerEvents: 'none',
    outline: 'none',
    '&::-webkit-slider-runnable-track': { blockSize: 44, background: 'none' },
    '&::-webkit-slider-thumb': { ...knob, WebkitAppearance: 'none' },
    '&::-moz-range-thumb': knob,
    '&:focus-visible::-webkit-slider-thumb': ring,
    '&:focus-visible::-moz-range-thumb': ring,
  }
})

/** What is chosen on the slider; an end of the scale is no bound. */
export type Bounds = { minPrice: number | null; maxPrice: number | null }

type PriceSliderProps = { facet: PriceFacet; bounds: Bounds; onMove: (bounds: Bounds) => void; onRest: () => void }

/** So long a thumb rests before its price takes effect. */
const restMilliseconds = 250

/** The prices of what there is as bars, and a thumb for each bound. */
export function PriceSlider({ facet, bounds, onMove, onRest }: PriceSliderProps) {
  const currency = useCurrency()
  const scale = scaleOf(facet)
  const { low, high, step } = scale
  const from = onScale(bounds.minPrice, scale, low)
  const to = onScale(bounds.maxPrice, scale, high)
  const most = Math.max(1, ...facet.bars.map(({ count }) => count))
  const [moves, setMoves] = useState(0)
  const rest = useRef(onRest)
  useEffect(() => {
    rest.current = onRest
  })
  useEffect(() => {
    if (moves === 0) return
    const timer = setTimeout(() => rest.current(), restMilliseconds)
    return () => clearTimeout(timer)
  }, [moves])
  const move = (end: 'low' | 'high', value: number) => {
    const [nextFrom, nextTo] = end === 'low' ? [Math.min(value, to), to] : [from, Math.max(value, from)]
    onMove({ minPrice: nextFrom <= low ? null : nextFrom, maxPrice: nextTo >= high ? null : nextTo })
    setMoves(moves + 1)
  }
  const range = (end: 'low' | 'high', value: number, label: string) => (
    <Range
      type="range"
      {...{ min: low, max: high, step, value }}
      aria-label={label}
      aria-valuetext={formatMoney(value, currency)}
      // Where both thumbs lie at the upper end, the lower one must be the one to take.
      style={{ zIndex: end === 'low' && from > (low + high) / 2 ? 2 : 1 }}
      onChange={(event) => move(end, Number(event.target.value))}
      onBlur={onRest}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        const backwards = getComputedStyle(event.currentTarget).direction === 'rtl'
        const target = moved(event.key, value, scale, backwards)
        if (target === null) return
        event.preventDefault()
        move(end, target)
      }}
    />
  )
  const isWithin = (bar: PriceFacet['bars'][number]) => from < bar.to && to > bar.from
  const at = (value: number) => `${percentOn(value, scale)}%`
  return (
    <Box>
      <Bars aria-hidden="true">
        {facet.bars.map((bar) => (
          <span
            key={bar.from}
            data-within={isWithin(bar) || undefined}
            style={{
              insetInlineStart: at(bar.from),
              inlineSize: `${percentOn(bar.to, scale) - percentOn(bar.from, scale)}%`,
              blockSize: `${(bar.count * 100) / most}%`,
            }}
          />
        ))}
      </Bars>
      <Track>
        <div style={{ insetInlineStart: at(from), insetInlineEnd: `${100 - percentOn(to, scale)}%` }} />
      </Track>
      {range('low', from, listingText.lowestPrice)}
      {range('high', to, listingText.highestPrice)}
    </Box>
  )
}
