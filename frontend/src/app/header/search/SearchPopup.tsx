import { useEffect, useState, type AriaAttributes, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { LiveRegion } from '@/components/LiveRegion'
import { motion, radius } from '@/lib/design'
import { readRecentSearches, writeRecentSearches } from '@/lib/storage'
import { forgetSearch, rememberSearch } from './recent'
import { mostRows, type Row } from './rows'
import { rowId, SuggestionList } from './SuggestionList'
import { searchText } from './text'
import { fill, useCombobox } from './useCombobox'
import { useRows } from './useRows'

const Box = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockStart: 'calc(100% + 8px)',
  maxBlockSize: 'calc(100dvh - 96px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: theme.vars.palette.elevation.middle,
  animation: `suggestions-in ${motion.menu}`,
  '&[data-over-page]': { position: 'static', border: 0, borderRadius: 0, boxShadow: 'none' },
  '@keyframes suggestions-in': { from: { opacity: 0 } },
}))
const Scrim = styled('div')({
  position: 'fixed',
  zIndex: 1099,
  inset: 0,
  backgroundColor: 'rgb(18 14 4 / .48)',
  animation: `suggestions-in ${motion.menu}`,
})
const Foot = styled('div')({ paddingInline: 8, paddingBlockEnd: 8 })

type SearchPopupProps = {
  input: HTMLInputElement
  /** The name of the list, by which the box refers to it. */
  listId: string
  /** Where the suggestions stand, if not under the box. */
  panel: HTMLElement | null | undefined
  /** Tells the box what to say about itself. */
  onAria: (aria: AriaAttributes) => void
  /** Called with the address of the row that was chosen. */
  onLeave: (to: string) => void
}

function useWords(input: HTMLInputElement): string {
  const [words, setWords] = useState(input.value)
  useEffect(() => {
    const read = () => setWords(input.value)
    const names = ['input', 'focus']
    for (const name of names) input.addEventListener(name, read)
    return () => {
      for (const name of names) input.removeEventListener(name, read)
    }
  }, [input])
  return words
}

/** What is suggested while words are typed into the search box. */
export function SearchPopup({ input, listId, panel, onAria, onLeave }: SearchPopupProps) {
  const words = useWords(input)
  const [recent, setRecent] = useState(readRecentSearches)
  const rows = useRows(words, recent, panel ? mostRows.phone : mostRows.wide)
  const forget = (search: string) => {
    forgetSearch(search)
    setRecent(readRecentSearches())
  }
  const remember = (search: string) => {
    if (search !== '') rememberSearch(search)
    setRecent(readRecentSearches())
  }
  const { shown, active, close } = useCombobox({
    ...{ input, listId, rows, onForget: forget },
    leaves: !panel,
    onSearch: remember,
  })
  useEffect(() => {
    const marked = shown && active >= 0
    onAria({ 'aria-expanded': shown, ...(marked ? { 'aria-activedescendant': rowId(listId, active) } : {}) })
  }, [shown, active, listId, onAria])
  const choose = (row: Row) => {
    const searched = 'words' in row ? row.words : ''
    remember(searched)
    fill(input, searched)
    close()
    onLeave(row.to)
  }
  const keepFocus = (event: MouseEvent) => event.preventDefault()
  const clear = () => {
    writeRecentSearches([])
    setRecent([])
    input.focus()
  }
  const content = shown && (
    // The pointer must not take the focus out of the box, which would close the list.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Box data-over-page={panel ? '' : undefined} onMouseDown={keepFocus}>
      <SuggestionList {...{ id: listId, rows, active }} typed={words} onChoose={choose} onForget={forget} />
      {words.trim() === '' && (
        <Foot>
          <Button variant="text" onClick={clear}>
            {searchText.clearRecent}
          </Button>
        </Foot>
      )}
    </Box>
  )
  return (
    <>
      {panel ? createPortal(content, panel) : content}
      {shown && !panel && createPortal(<Scrim />, document.body)}
      <LiveRegion>{shown ? searchText.count(rows.length) : null}</LiveRegion>
    </>
  )
}
