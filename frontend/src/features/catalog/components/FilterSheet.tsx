import { useState } from 'react'
import { Button } from '@/components/Button'
import { styled } from '@mui/material/styles'
import { Sheet } from '@/components/Sheet'
import { useListProductsQuery, type ListProductsQuery } from '../api'
import { noFilters, queryOf, type Filters } from '../listing'
import { catalogText } from '../text'
import { FilterFields } from './FilterFields'

const Body = styled('div')({ padding: '0 16px' })
const Foot = styled('div')({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 8 })

type FilterSheetProps = {
  open: boolean
  scope: ListProductsQuery
  filters: Filters
  onApply: (filters: Filters) => void
  onClose: () => void
}

function Draft({ scope, filters, onApply, onClose }: Omit<FilterSheetProps, 'open'>) {
  const [draft, setDraft] = useState(filters)
  const { data } = useListProductsQuery({ ...scope, ...queryOf(draft), page: 1, pageSize: 1 })
  const apply = () => {
    onApply(draft)
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={catalogText.filters}
      side="full"
      footer={
        <Foot>
          <Button variant="outlined" onClick={() => setDraft({ ...noFilters, sort: draft.sort })}>
            {catalogText.reset}
          </Button>
          <Button variant="contained" onClick={apply}>
            {catalogText.show(data?.total)}
          </Button>
        </Foot>
      }
    >
      <Body>
        <FilterFields filters={draft} onChange={setDraft} />
      </Body>
    </Sheet>
  )
}

/** The filters of phones: a sheet whose button says how many products it would show. */
export function FilterSheet({ open, ...rest }: FilterSheetProps) {
  return open ? <Draft {...rest} /> : null
}
