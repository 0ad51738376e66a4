import { useId } from 'react'
import { useCurrency } from '@/components/Currency'
import { styled } from '@/lib/styled'
import type { Filters } from '../../listing'
import { PriceFields } from './PriceFields'
import { listingText } from './text'

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

type FieldsProps = { filters: Filters; onChange: (filters: Filters) => void }

function Offers({ filters, onChange }: FieldsProps) {
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
    <Group>
      <legend>{listingText.availability}</legend>
      <div>
        {tick('onSale', listingText.onSale)}
        {tick('inStock', listingText.inStock)}
      </div>
    </Group>
  )
}

function Stars({ filters, onChange }: FieldsProps) {
  const group = useId()
  return (
    <Group>
      <legend>{listingText.rating}</legend>
      <div>
        {[null, 4, 3].map((stars) => (
          <Tick key={String(stars)}>
            <input
              type="radio"
              name={group}
              checked={filters.minRating === stars}
              onChange={() => onChange({ ...filters, minRating: stars })}
            />
            {stars === null ? listingText.anyRating : listingText.stars(stars)}
          </Tick>
        ))}
      </div>
    </Group>
  )
}

/** The filters themselves; the side bar and the phone's sheet show the same ones. */
export function FilterFields(props: FieldsProps) {
  return (
    <>
      <Offers {...props} />
      <Group>
        <legend>{listingText.price(useCurrency())}</legend>
        <PriceFields {...props} />
      </Group>
      <Stars {...props} />
    </>
  )
}
