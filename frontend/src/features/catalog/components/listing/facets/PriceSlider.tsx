import { useEffect, useEffectEvent, useState } from 'react'
import Slider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { formatMoney } from '@/lib/money'
import type { PriceFacet } from '../../../api'
import { onScale, percentOn, scaleOf } from '../../../priceScale'
import { listingText } from '../text'

const Box = styled('div')({ position: 'relative', blockSize: 84, marginInline: 14, marginBlockEnd: 12 })
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
const Thumbs = styled(Slider)({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 })

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
  const rest = useEffectEvent(onRest)
  useEffect(() => {
    if (moves === 0) return
    const timer = setTimeout(() => rest(), restMilliseconds)
    return () => clearTimeout(timer)
  }, [moves])
  const move = ([nextFrom = low, nextTo = high]: readonly number[]) => {
    onMove({ minPrice: nextFrom <= low ? null : nextFrom, maxPrice: nextTo >= high ? null : nextTo })
    setMoves(moves + 1)
  }
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
      <Thumbs
        value={[from, to]}
        {...{ min: low, max: high, step, shiftStep: 10 * step }}
        disableSwap
        getAriaLabel={(thumb) => (thumb === 0 ? listingText.lowestPrice : listingText.highestPrice)}
        getAriaValueText={(value) => formatMoney(value, currency)}
        onChange={(_event, value) => move(value as number[])}
        onBlur={onRest}
      />
    </Box>
  )
}
