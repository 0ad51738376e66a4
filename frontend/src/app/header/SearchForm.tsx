import { useEffect, useRef, type FormEvent } from 'react'
import { styled } from '@/lib/styled'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import { radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { headerText } from './text'

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: 768,
  minBlockSize: 48,
  alignItems: 'stretch',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: radius.pill,
  backgroundColor: theme.vars.palette.background.paper,
  overflow: 'hidden',
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
  '& input': {
    flex: 1,
    minInlineSize: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    padding: '0 8px 0 20px',
    appearance: 'none',
    '&::-webkit-search-cancel-button': { cursor: 'pointer' },
  },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 52,
    border: 0,
    padding: 0,
    background: 'none',
    color: theme.vars.palette.link,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&:focus-visible': { outlineOffset: -4 },
  },
}))

type SearchFormProps = { focusAtStart?: boolean; shortcut?: boolean; onDone?: () => void }

/** The search box. It keeps the words of the present search; "/" focuses it from anywhere. */
export function SearchForm({ focusAtStart = false, shortcut = false, onDone }: SearchFormProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const input = useRef<HTMLInputElement>(null)
  const query = pathname === '/search' ? (params.get('q') ?? '') : ''
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = input.current?.value.trim() ?? ''
    if (text === '') return
    void navigate(paths.search(text))
    onDone?.()
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
      />
      <button type="submit" aria-label={headerText.search}>
        <Icon name="search" />
      </button>
    </Form>
  )
}
