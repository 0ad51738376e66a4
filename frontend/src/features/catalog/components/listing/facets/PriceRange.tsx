import { useState } from 'react'
import type { PriceFacet } from '../../../api'
import type { Filters } from '../../../listing'
import { PriceFields } from '../PriceFields'
import { PriceSlider, type Bounds } from './PriceSlider'

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
      <PriceFields filters={shown} onChange={onChange} />
    </>
  )
}
