import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import SlidersHorizontalIcon from 'lucide-react/icons/sliders-horizontal'
import { InlineSelect } from '@/components/form/InlineSelect'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { useGetCategoryTreeQuery } from '@/features/catalog/api'
import { media } from '@/lib/design'
import type { SellerCollection } from '../../api'
import { listText as words } from './text'

/** By how much there is. */
export const stocks = ['all', 'low', 'out'] as const
/** The orders of the list, the usual one first. */
export const sorts = ['newest', 'title', 'price', 'stock', 'updated'] as const

interface ProductFiltersProps {
  /** What the address says of the list. */
  view: { stock: string; category: string; collection: string; sort: string }
  /** How many products there are with them; unknown while they load. */
  total: number | undefined
  onChange: (part: { stock?: string; category?: string; collection?: string; sort?: string; direction?: string }) => void
  collections: readonly SellerCollection[]
}

/** By what is in stock, by category and by collection. Phones have them behind one button, beside the order of the list. */
export function ProductFilters({ view, total, onChange, collections }: ProductFiltersProps) {
  const isWide = useMediaQuery(media.wide)
  const [isOpen, setOpen] = useState(false)
  const { data: tree = [] } = useGetCategoryTreeQuery()
  // those below stand under the one above, as in the navigation
  const categories = tree.flatMap((top) => [
    [String(top.id), top.name] as const,
    ...top.child.map((sub) => [String(sub.id), words.below(sub.name)] as const),
  ])
  const choices = (
    <>
      <InlineSelect
        label={words.stock}
        value={view.stock}
        choices={stocks.map((value) => [value, words.stockFilters[value]] as const)}
        onChange={(stock) => onChange({ stock })}
      />
      <InlineSelect
        label={words.category}
        value={view.category}
        choices={[['', words.anyCategory], ...categories]}
        onChange={(category) => onChange({ category })}
        sx={{ '& .MuiInputBase-root': { [media.wide]: { inlineSize: 180 } } }}
      />
      {collections.length > 0 && (
        <InlineSelect
          label={words.collection}
          value={view.collection}
          choices={[['', words.anyCollection], ...collections.map(({ id, name }) => [String(id), name] as const)]}
          onChange={(collection) => onChange({ collection })}
        />
      )}
    </>
  )
  if (isWide) return choices
  const count = [view.stock !== 'all', view.category !== '', view.collection !== ''].filter(Boolean).length
  return (
    <Row spread sx={{ inlineSize: '100%', flexWrap: 'nowrap' }}>
      <Button
        variant="outlined"
        startIcon={<SlidersHorizontalIcon size={20} />}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none' }}
      >
        {count > 0 ? words.filtersCount(count) : words.filters}
      </Button>
      <InlineSelect
        label={words.sort}
        value={view.sort}
        choices={sorts.map((value) => [value, words.sorts[value]] as const)}
        onChange={(sort) => onChange({ sort, direction: '' })}
      />
      {isOpen && (
        <TaskDialog title={words.filters} onClose={() => setOpen(false)}>
          <Stack spacing={2.5} sx={{ '& .MuiFormControlLabel-root': { justifyContent: 'space-between', marginInlineEnd: 0 } }}>
            {choices}
            <Row spread>
              <Button
                variant="outlined"
                disabled={count === 0}
                onClick={() => onChange({ stock: 'all', category: '', collection: '' })}
              >
                {words.clearFilters}
              </Button>
              <Button variant="contained" onClick={() => setOpen(false)}>
                {total === undefined ? words.showAny : words.show(total)}
              </Button>
            </Row>
          </Stack>
        </TaskDialog>
      )}
    </Row>
  )
}
