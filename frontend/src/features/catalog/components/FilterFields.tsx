import { useId, useState, type FormEvent } from 'react'
import { Button } from '@/components/Button'
import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { radius } from '@/lib/design'
import { moneyToInput, parseMoney } from '@/lib/money'
import type { Filters } from '../listing'
import { catalogText } from '../text'

const Group = styled('fieldset')(({ theme }) => ({
  paddingBlock: 16,
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBlockEnd: 0 },
  '& legend': {
    float: 'inline-start',
    inlineSize: '100%',
    padding: 0,
    marginBlockEnd: 4,
    fontWeight: 650,
    fontSize: '1.0625rem',
    lineHeight: '24px',
  },
  '& legend + *': { clear: 'both' },
}))
const Tick = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  cursor: 'pointer',
  '& input': { inlineSize: 20, blockSize: 20, margin: 0, accentColor: 'var(--hs-palette-primary-main)', flex: 'none' },
})
const Pair = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  '& label': { fontSize: '0.875rem', fontWeight: 550 },
  '& input': {
    display: 'block',
    inlineSize: '100%',
    minBlockSize: 44,
    marginBlockStart: 4,
    padding: '0 12px',
    fontSize: '1rem',
    fontVariantNumeric: 'tabular-nums',
    borderRadius: radius.field,
    border: `1px solid ${theme.vars.palette.control}`,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& button': { gridColumn: '1 / -1' },
}))

type FieldsProps = { filters: Filters; onChange: (filters: Filters) => void }

function PriceFields({ filters, onChange }: FieldsProps) {
  const currency = useCurrency()
  const toText = (minor: number | null) => (minor === null ? '' : moneyToInput(minor, currency))
  const [low, setLow] = useState(toText(filters.minPrice))
  const [high, setHigh] = useState(toText(filters.maxPrice))
  const apply = (event?: FormEvent) => {
    event?.preventDefault()
    const bounds = [parseMoney(low, currency), parseMoney(high, currency)] as const
    const swap = bounds[0] !== null && bounds[1] !== null && bounds[0] > bounds[1]
    const [minPrice, maxPrice] = swap ? [bounds[1], bounds[0]] : bounds
    if (minPrice !== filters.minPrice || maxPrice !== filters.maxPrice) onChange({ ...filters, minPrice, maxPrice })
  }
  return (
    <Pair onSubmit={apply} noValidate>
      <label>
        {catalogText.from}
        <input inputMode="decimal" autoComplete="off" value={low} onChange={(event) => setLow(event.target.value)} />
      </label>
      <label>
        {catalogText.to}
        <input inputMode="decimal" autoComplete="off" value={high} onChange={(event) => setHigh(event.target.value)} />
      </label>
      <Button type="submit" variant="outlined">
        {catalogText.apply}
      </Button>
    </Pair>
  )
}

/** The filters themselves; the side bar and the phone's sheet show the same ones. */
export function FilterFields({ filters, onChange }: FieldsProps) {
  const group = useId()
  const tick = (key: 'onSale' | 'inStock', label: string) => (
    <Tick>
      <input
        type="checkbox"
        checked={filters[key]}
        onChange={(event) => onChange({ ...filters, [key]: event.target.checked })}
      />
      {label}
    </Tick>
  )
  return (
    <>
      <Group>
        <legend>{catalogText.availability}</legend>
        <div>
          {tick('onSale', catalogText.onSaleOnly)}
          {tick('inStock', catalogText.inStockOnly)}
        </div>
      </Group>
      <Group>
        <legend>{catalogText.price}</legend>
        <PriceFields key={`${filters.minPrice}-${filters.maxPrice}`} filters={filters} onChange={onChange} />
      </Group>
      <Group>
        <legend>{catalogText.rating}</legend>
        <div>
          {[null, 4, 3].map((stars) => (
            <Tick key={String(stars)}>
              <input
                type="radio"
                name={group}
                checked={filters.minRating === stars}
                onChange={() => onChange({ ...filters, minRating: stars })}
              />
              {stars === null ? catalogText.anyRating : catalogText.stars(stars)}
            </Tick>
          ))}
        </div>
      </Group>
    </>
  )
}
