import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { styled } from '@mui/material/styles'
import { NativeSelect } from '@/components/form/NativeSelect'
import { SearchBox } from '@/features/content/components/SearchBox'
import { media } from '@/lib/design'
import { directoryText } from './text'
import { shopSorts, type ShopSort } from './useDirectory'

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  marginBlockEnd: 16,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 440px) auto', justifyContent: 'space-between' },
})
const Order = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  ...theme.typography.subtitle2,
  '& > span:last-of-type': { flex: 1, minInlineSize: 168 },
}))

/** How long after the last key the shops are looked for, in milliseconds. */
const patience = 300

type DirectoryToolsProps = {
  words: string
  sort: ShopSort
  onSearch: (words: string) => void
  onSort: (sort: ShopSort) => void
}

/** The search by name, which follows what is typed, and the order of the shops. */
export function DirectoryTools({ words, sort, onSearch, onSort }: DirectoryToolsProps) {
  const [draft, setDraft] = useState({ of: words, sent: words, text: words })
  // Other words have come by the address; those sent from here must not undo what was typed since.
  if (draft.of !== words)
    setDraft(draft.sent === words ? { ...draft, of: words } : { of: words, sent: words, text: words })
  const { text } = draft
  const look = (typed: string) => {
    const sent = typed.trim()
    if (sent === words) return
    setDraft((now) => ({ ...now, sent }))
    onSearch(sent)
  }
  const lookLater = useEffectEvent(look)
  useEffect(() => {
    const timer = setTimeout(() => lookLater(text), patience)
    return () => clearTimeout(timer)
  }, [text])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    look(text)
  }
  return (
    <Row>
      <form role="search" aria-label={directoryText.searchShops} onSubmit={submit}>
        <SearchBox
          name="q"
          label={directoryText.searchShops}
          value={text}
          onChange={({ target }) => setDraft((now) => ({ ...now, text: target.value }))}
        />
      </form>
      <Order>
        <span>{directoryText.sort}</span>
        <NativeSelect
          value={sort}
          onChange={({ target }) => onSort(shopSorts.find((known) => known === target.value) ?? shopSorts[0])}
        >
          {shopSorts.map((known) => (
            <option key={known} value={known}>
              {directoryText.sorts[known]}
            </option>
          ))}
        </NativeSelect>
      </Order>
    </Row>
  )
}
