import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import useAutocomplete from '@mui/material/useAutocomplete'
import { useForkRef } from '@mui/material/utils'
import SearchIcon from 'lucide-react/icons/search'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ClearSearchButton, hideNativeClear } from '@/components/form/ClearSearchButton'
import { LiveRegion } from '@/components/LiveRegion'
import { onDemand } from '@/components/onDemand'
import { radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { readRecentSearches, writeRecentSearches } from '@/lib/storage'
import { pageKeyOf } from '../pageKey'
import { mostRows, useSuggestionRows, type SuggestionRow } from './suggestionRows'
import { headerText, searchText } from './text'

/** The words searched for last, kept in the browser. */
const others = (words: string) => readRecentSearches().filter((each) => each !== words)

/** Puts these words first. */
const rememberSearch = (words: string) => writeRecentSearches([words, ...others(words)])

/** Takes these words out. */
const forgetSearch = (words: string) => writeRecentSearches(others(words))

/** The code for suggestions is loaded only when there are any. */
const Suggestions = onDemand(async () => (await import('./Suggestions')).Suggestions)

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: 768,
  minBlockSize: 48,
  alignItems: 'stretch',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: radius.pill,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
}))
const Submit = styled(IconButton)(({ theme }) => ({
  inlineSize: 52,
  blockSize: 'auto',
  borderRadius: 'inherit',
  color: theme.vars.palette.link,
  '&:focus-visible': { outlineOffset: -4 },
}))
const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
  ...hideNativeClear,
  '& > input': {
    minInlineSize: 0,
    blockSize: '100%',
    border: 0,
    outline: 'none',
    background: 'none',
    padding: '0 8px 0 20px',
    appearance: 'none',
  },
})

/** The words a row puts into the box; products, categories and shops leave it empty. */
const wordsOf = (row: SuggestionRow | string) => (typeof row === 'string' ? row : 'words' in row ? row.words : '')

/** "/" leads into the search box from anywhere. */
function useSlashShortcut(shortcut: boolean, focus: () => void) {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const typing =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]')
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    focus()
  })
  useEffect(() => {
    if (!shortcut) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [shortcut])
}

type SearchFormProps = {
  focusAtStart?: boolean
  shortcut?: boolean
  /** Where the suggestions stand, if not under the box. */
  panel?: HTMLElement | null
  onDone?: () => void
}

/** The search box. It keeps the words of the present search and suggests while words are typed. */
export function SearchForm({ focusAtStart = false, shortcut = false, panel, onDone }: SearchFormProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const [params] = useSearchParams()
  const input = useRef<HTMLInputElement>(null)
  const query = location.pathname === '/search' ? (params.get('q') ?? '') : ''
  const [box, setBox] = useState({ of: query, words: query })
  // Another search has other words.
  if (box.of !== query) setBox({ of: query, words: query })
  const [open, setOpen] = useState(false)
  // A state would draw the box anew at each arrow key, for nothing.
  const marked = useRef<SuggestionRow | null>(null)
  const [recent, setRecent] = useState<readonly string[]>([])
  const rows = useSuggestionRows(box.words, recent, { most: panel ? mostRows.phone : mostRows.wide, wanted: open })
  const isOverPage = panel !== undefined

  const fill = (words: string) => {
    setBox({ of: query, words })
    marked.current = null
  }
  const remember = (words: string) => {
    if (words !== '') rememberSearch(words)
    setRecent(readRecentSearches())
  }
  const forget = (words: string) => {
    forgetSearch(words)
    setRecent(readRecentSearches())
    marked.current = null
  }
  const leave = (to: string) => {
    // A new page has the focus then, and phones put their keyboard away. The same page again does not take it.
    if (pageKeyOf(new URL(to, window.location.origin)) !== pageKeyOf(location)) input.current?.blur()
    onDone?.()
  }
  const choose = (row: SuggestionRow, isFollowed: boolean) => {
    remember(wordsOf(row))
    leave(row.to)
    if (!isFollowed) void navigate(row.to)
  }

  const search = useAutocomplete<SuggestionRow, false, false, true>({
    options: rows,
    freeSolo: true,
    filterOptions: (all) => all,
    getOptionLabel: wordsOf,
    getOptionKey: (row) => (typeof row === 'string' ? row : row.to),
    groupBy: ({ kind }) => kind,
    value: null,
    inputValue: box.words,
    open,
    openOnFocus: true,
    clearOnEscape: true,
    includeInputInList: true,
    onInputChange: (_event, words) => fill(words),
    onHighlightChange: (_event, row) => {
      marked.current = row
    },
    onChange: (event, row) => {
      // A row that is clicked is a link, and followed as one.
      if (row !== null && typeof row !== 'string') choose(row, event.type === 'click')
    },
    onOpen: () => {
      setRecent(readRecentSearches())
      marked.current = null
      setOpen(true)
    },
    onClose: (event, reason) => {
      const { relatedTarget, currentTarget } = event as FocusEvent<HTMLInputElement>
      const stays = reason === 'blur' && (isOverPage || currentTarget.form?.contains(relatedTarget))
      if (!stays) setOpen(false)
    },
  })
  const { ref, ...inputProps } = search.getInputProps()
  const inputRef = useForkRef(ref, input)
  useSlashShortcut(shortcut, () => input.current?.focus())
  useEffect(() => {
    if (focusAtStart) input.current?.focus()
  }, [focusAtStart])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = box.words.trim()
    setOpen(false)
    if (words === '') return
    remember(words)
    leave(paths.search(words))
    void navigate(paths.search(words))
  }
  const forgetMarked = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' || !open || marked.current?.kind !== 'recent') return
    event.preventDefault()
    forget(marked.current.words)
  }
  /** Tab reaches what is beside the box while the list is open. */
  const closeBeside = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.target === input.current || !open) return
    event.stopPropagation()
    input.current?.focus()
    setOpen(false)
  }
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isOverPage && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const clear = () => {
    writeRecentSearches([])
    setRecent([])
    input.current?.focus()
  }
  const isShown = open && rows.length > 0
  return (
    <Form role="search" onSubmit={submit} action="/search" onKeyDown={closeBeside} onBlur={closeOnLeaving}>
      <Box {...search.getRootProps()}>
        <input
          {...inputProps}
          ref={inputRef}
          onKeyDown={forgetMarked}
          type="search"
          name="q"
          placeholder={headerText.searchPlaceholder}
          aria-label={headerText.searchPlaceholder}
          enterKeyHint="search"
        />
        {/* Keys have Esc for it: Tab leaves the box. */}
        {box.words !== '' && <ClearSearchButton field={input} tabIndex={-1} onClear={() => fill('')} />}
      </Box>
      <Submit type="submit" aria-label={headerText.search}>
        <SearchIcon />
      </Submit>
      {isShown && (
        <Suggestions search={search} typed={box.words} panel={panel} onForget={forget} onClear={clear} />
      )}
      <LiveRegion>{isShown ? searchText.count(rows.length) : null}</LiveRegion>
    </Form>
  )
}
