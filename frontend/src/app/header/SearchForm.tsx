import { useEffect, useId, useRef, useState, type AriaAttributes, type FormEvent } from 'react'
import { styled } from '@mui/material/styles'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import { onDemand } from '@/components/onDemand'
import { radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { placeOf } from '../place'
import { headerText } from './text'

/** Nobody needs suggestions before the box has the focus. */
const SearchPopup = onDemand(async () => (await import('./search/SearchPopup')).SearchPopup)

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
  '& > input': {
    flex: 1,
    minInlineSize: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    padding: '0 8px 0 20px',
    appearance: 'none',
    '&::-webkit-search-cancel-button': { cursor: 'pointer' },
  },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 52,
    border: 0,
    padding: 0,
    borderRadius: 'inherit',
    background: 'none',
    color: theme.vars.palette.link,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&:focus-visible': { outlineOffset: -4 },
  },
}))

type SearchFormProps = {
  focusAtStart?: boolean
  shortcut?: boolean
  /** Where the suggestions stand, if not under the box. */
  panel?: HTMLElement | null
  onDone?: () => void
}

/** The search box. It keeps the words of the present search; "/" focuses it from anywhere. */
export function SearchForm({ focusAtStart = false, shortcut = false, panel, onDone }: SearchFormProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const [params] = useSearchParams()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [box, setBox] = useState<HTMLInputElement | null>(null)
  const [aria, setAria] = useState<AriaAttributes>()
  const query = location.pathname === '/search' ? (params.get('q') ?? '') : ''
  useEffect(() => {
    if (input.current) input.current.value = query
  }, [query])
  useEffect(() => {
    if (focusAtStart) input.current?.focus()
  }, [focusAtStart])
  useEffect(() => {
    if (!shortcut) return
    const focusOnSlash = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focusOnSlash)
    return () => document.removeEventListener('keydown', focusOnSlash)
  }, [shortcut])
  const leave = (to: string) => {
    // A new page has the focus then, and phones put their keyboard away. The same page again does not take it.
    if (placeOf(new URL(to, window.location.origin)) !== placeOf(location)) input.current?.blur()
    onDone?.()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = input.current?.value.trim() ?? ''
    if (text === '') return
    leave(paths.search(text))
    void navigate(paths.search(text))
  }
  return (
    <Form role="search" onSubmit={submit} action="/search">
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={query}
        placeholder={headerText.searchPlaceholder}
        aria-label={headerText.searchPlaceholder}
        enterKeyHint="search"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={listId}
        {...aria}
        onFocus={() => setBox(input.current)}
      />
      <button type="submit" aria-label={headerText.search}>
        <Icon name="search" />
      </button>
      {box && <SearchPopup input={box} listId={listId} panel={panel} onAria={setAria} onLeave={leave} />}
    </Form>
  )
}
