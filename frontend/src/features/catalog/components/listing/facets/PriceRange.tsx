import { useEffect, useEffectEvent, useId, useState } from 'react'
import OutlinedInput from '@mui/material/OutlinedInput'
import Slider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { formatMoney, moneyToInput, parseMoney } from '@/lib/money'
import type { PriceFacet } from '../../../api'
import type { Filters } from '../../../listing'
import { listingText } from '../text'

type PriceRangeProps = { facet: PriceFacet | null; filters: Filters; onChange: (filters: Filters) => void }

/** What may be paid: the slider writes into the fields, and the fields say what holds. */
export function PriceRange({ facet, filters, onChange }: PriceRangeProps) {
  const of = `${filters.minPrice}-${filters.maxPrice}`
  const [draft, setDraft] = useState<(Bounds & { of: string }) | null>(null)
  // What was moved holds by now, or the prices were changed elsewhere.
  if (draft && draft.of !== of) setDraft(null)
  const { minPrice, maxPrice } = draft ?? filters
  const shown = { ...filters, minPrice, maxPrice }
  return (
    <>
      {facet && facet.max > facet.min && (
        <PriceSlider
          facet={facet}
          bounds={shown}
          onMove={(bounds) => setDraft({ ...bounds, of })}
          onRest={() => draft && onChange(shown)}
        />
      )}
      <PriceFields facet={facet} filters={shown} onChange={onChange} />
    </>
  )
}

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
type Bounds = { minPrice: number | null; maxPrice: number | null }

type PriceSliderProps = { facet: PriceFacet; bounds: Bounds; onMove: (bounds: Bounds) => void; onRest: () => void }

/** So long a thumb rests before its price takes effect. */
const restMilliseconds = 250

/** The prices of what there is as bars, and a thumb for each bound. */
function PriceSlider({ facet, bounds, onMove, onRest }: PriceSliderProps) {
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
  // The first and the last bar may reach beyond the scale, whose ends are nearer to the prices there are.
  const at = (value: number) => Math.min(100, Math.max(0, percentOn(value, scale)))
  return (
    <Box>
      <Bars aria-hidden="true">
        {facet.bars.map((bar) => (
          <span
            key={bar.from}
            data-within={isWithin(bar) || undefined}
            style={{
              insetInlineStart: `${at(bar.from)}%`,
              inlineSize: `${at(bar.to) - at(bar.from)}%`,
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

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'grid', gap: 4 },
  '& label': theme.typography.subtitle2,
  '& p': { gridColumn: '1 / -1', color: theme.vars.palette.error.main, ...theme.typography.body2 },
}))

type Draft = { of: string; low: string; high: string }

/**
 * The least and the most to pay. They take effect when a field is left or Enter is pressed; empty ones say
 * the lowest and the highest price of what there is.
 */
export function PriceFields({ facet, filters, onChange }: PriceRangeProps) {
  const currency = useCurrency()
  const ids = useId()
  const toText = (minor: number | null) => (minor === null ? '' : moneyToInput(minor, currency))
  const of = `${filters.minPrice}-${filters.maxPrice}`
  const fresh: Draft = { of, low: toText(filters.minPrice), high: toText(filters.maxPrice) }
  const [draft, setDraft] = useState(fresh)
  const [checked, setChecked] = useState(false)
  // The prices were changed from outside, by a chip for one.
  if (draft.of !== of) setDraft(fresh)
  const bad = (text: string) => checked && text.trim() !== '' && parseMoney(text, currency) === null
  const apply = () => {
    setChecked(true)
    const bounds = [parseMoney(draft.low, currency), parseMoney(draft.high, currency)] as const
    const swap = bounds[0] !== null && bounds[1] !== null && bounds[0] > bounds[1]
    const [minPrice, maxPrice] = swap ? [bounds[1], bounds[0]] : bounds
    if (minPrice !== filters.minPrice || maxPrice !== filters.maxPrice) onChange({ ...filters, minPrice, maxPrice })
  }
  const field = (name: 'low' | 'high', label: string, price: number | undefined) => (
    <div>
      <label htmlFor={ids + name}>{label}</label>
      <OutlinedInput
        id={ids + name}
        size="small"
        error={bad(draft[name])}
        autoComplete="off"
        placeholder={toText(price ?? null)}
        value={draft[name]}
        {...(bad(draft[name]) ? { 'aria-describedby': ids } : {})}
        slotProps={{ input: { inputMode: 'decimal', enterKeyHint: 'done' } }}
        onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        onBlur={apply}
        onKeyDown={(event) => event.key === 'Enter' && apply()}
      />
    </div>
  )
  return (
    <Pair>
      {field('low', listingText.from, facet?.min)}
      {field('high', listingText.to, facet?.max)}
      {(bad(draft.low) || bad(draft.high)) && (
        <p id={ids} role="alert">
          {listingText.noAmount}
        </p>
      )}
    </Pair>
  )
}

/** The scale of the price slider: round ends and round steps. Pure. */

/** From `low` to `high` in steps of `step`, in minor units. */
type Scale = { low: number; high: number; step: number }

/** So many steps at most lie between the ends. */
const mostSteps = 100

/** The smallest of 1, 2, 5, 10, 20 … that is not smaller than this. */
function roundUp(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5, 10].find((digit) => digit * power >= least) ?? 10) * power
}

/** The scale that these prices lie on. */
export function scaleOf({ min, max }: { min: number; max: number }): Scale {
  const step = roundUp(Math.max(1, (max - min) / mostSteps))
  const low = Math.floor(min / step) * step
  return { low, high: Math.max(low + step, Math.ceil(max / step) * step), step }
}

/** A value on the scale; what lies beyond an end is at the end. */
export const onScale = (value: number | null, { low, high }: Scale, end: number) =>
  Math.min(high, Math.max(low, value ?? end))

/** Where a value lies, from 0 to 100. */
export const percentOn = (value: number, { low, high }: Scale) => ((value - low) / (high - low)) * 100
