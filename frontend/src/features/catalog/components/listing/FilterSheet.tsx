import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { Sheet } from '@/components/Sheet'
import { useListProductsQuery, type ListProductsQuery } from '../../api'
import { withoutFilters } from '../../chips'
import { facetsOf } from '../../facets'
import type { Filters } from '../../listing'
import { catalogText } from '../../text'
import { queryIn } from '../../useListing'
import { Facets } from './facets/Facets'
import { listingText } from './text'

const Body = styled('div')({ paddingInline: 16 })
const Foot = styled('div')({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 8 })

type FilterSheetProps = {
  open: boolean
  scope: ListProductsQuery
  filters: Filters
  onApply: (filters: Filters) => void
  onClose: () => void
}

/** The filters of phones: a sheet whose button says how many products it would show. */
export function FilterSheet({ open, scope, filters, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState({ of: open, filters })
  // Each opening starts from what is in force.
  if (draft.of !== open) setDraft({ of: open, filters })
  const set = (next: Filters) => setDraft({ of: open, filters: next })
  const query = { ...queryIn(scope, draft.filters), page: 1, pageSize: 1 }
  const { data, currentData, isError } = useListProductsQuery(query, { skip: !open })
  const counted = data && !isError && catalogText.products(data.total)
  return (
    <Sheet
      open={open}
      // The dialog also reports that Back has closed it.
      onClose={() => open && onClose()}
      title={listingText.filters}
      side="full"
      footer={
        <Foot>
          <Button variant="outlined" onClick={() => set(withoutFilters(filters))}>
            {listingText.reset}
          </Button>
          <Button variant="contained" onClick={() => onApply(draft.filters)}>
            {counted ? listingText.show(counted) : listingText.showUncounted}
          </Button>
          <span role="status" className="visually-hidden">
            {currentData && catalogText.products(currentData.total)}
          </span>
        </Foot>
      }
    >
      <Body>
        <Facets filters={draft.filters} facets={facetsOf(data, scope)} onChange={set} />
      </Body>
    </Sheet>
  )
}
