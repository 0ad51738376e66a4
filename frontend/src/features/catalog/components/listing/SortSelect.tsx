import { InlineSelect } from '@/components/form/InlineSelect'
import { unseen } from '@/lib/design'
import { sorts, type Sort } from '../../listing'
import { listingText } from './text'

type SortSelectProps = { value: Sort | null; searching: boolean; onChange: (sort: Sort | null) => void }

/** The order of a listing. Relevance exists only where words were searched, and is the default there. */
export function SortSelect({ value, searching, onChange }: SortSelectProps) {
  const choices: readonly Sort[] = searching ? ['relevance', ...sorts] : sorts
  const usual = searching ? 'relevance' : sorts[0]
  return (
    <InlineSelect
      label={listingText.sort}
      value={value ?? usual}
      choices={choices.map((sort) => [sort, listingText.sorts[sort]] as const)}
      onChange={(sort) => onChange(sort === usual ? null : sort)}
      sx={{
        '& .MuiInputBase-root': { maxInlineSize: 200 },
        // On the narrowest screens the order itself needs the room; the word is still read aloud.
        '@media (max-width:359px)': { '& .MuiFormControlLabel-label': unseen },
      }}
    />
  )
}
