import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { IconButton } from '@/components/IconButton'
import type { Row } from './rows'
import { SuggestionRow } from './SuggestionRow'
import { searchText } from './text'

const Group = styled('div')(({ theme }) => ({
  padding: 8,
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& > div:first-of-type': {
    paddingInline: 12,
    paddingBlock: '4px 2px',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
}))
const Line = styled('div')({ display: 'flex', alignItems: 'center' })

const titles: Record<Row['kind'], string> = {
  recent: searchText.recent,
  query: searchText.queries,
  product: searchText.products,
  category: searchText.categories,
  shop: searchText.shops,
}

/** The name of the element of a row. */
export const rowId = (listId: string, at: number) => `${listId}-${at}`

type SuggestionListProps = {
  id: string
  rows: readonly Row[]
  typed: string
  /** The row that the arrow keys have led to; -1 for none. */
  active: number
  onChoose: (row: Row) => void
  onForget: (words: string) => void
}

/** The suggestions by kind. The focus stays in the box; the arrow keys only mark a row. */
export function SuggestionList({ id, rows, typed, active, onChoose, onForget }: SuggestionListProps) {
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const numbered = rows.map((row, at) => ({ row, at }))
  return (
    <div id={id} role="listbox" aria-label={searchText.suggestions}>
      {kinds.map((kind) => (
        <Group key={kind} role="group" aria-label={titles[kind]}>
          <div aria-hidden="true">{titles[kind]}</div>
          {numbered
            .filter(({ row }) => row.kind === kind)
            .map(({ row, at }) => (
              <Line key={row.to} role="presentation">
                <SuggestionRow
                  id={rowId(id, at)}
                  row={row}
                  typed={typed}
                  active={at === active}
                  onChoose={() => onChoose(row)}
                />
                {row.kind === 'recent' && (
                  // For the pointer; the Delete key does the same.
                  <IconButton
                    tabIndex={-1}
                    aria-hidden="true"
                    aria-label={searchText.forget(row.words)}
                    onClick={() => onForget(row.words)}
                  >
                    <Icon name="close" size={20} />
                  </IconButton>
                )}
              </Line>
            ))}
        </Group>
      ))}
    </div>
  )
}
