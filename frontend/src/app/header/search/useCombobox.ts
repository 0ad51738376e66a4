import { useEffect, useRef, useState } from 'react'
import type { Row } from './rows'
import { rowId } from './SuggestionList'

type Combobox = {
  input: HTMLInputElement
  listId: string
  rows: readonly Row[]
  /** Leaving the form closes the list; over the page of phones it stays. */
  leaves: boolean
  onForget: (words: string) => void
  onSearch: (words: string) => void
}

/** Puts words into the box as if they were typed. */
export function fill(input: HTMLInputElement, words: string): void {
  input.value = words
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Where an arrow key leads: through all rows and the box itself, round and round. */
function stepped(key: string, active: number, count: number): number {
  const places = count + 1
  const step = key === 'ArrowDown' ? 1 : -1
  return ((active + 1 + step + places) % places) - 1
}

/** Listens for what happens in the search box: whether the list is open, and which row is marked. */
export function useCombobox({ input, listId, rows, leaves, onForget, onSearch }: Combobox) {
  const [open, setOpen] = useState(() => document.activeElement === input)
  const [active, setActive] = useState(-1)
  const shown = open && rows.length > 0
  const mark = (at: number) => {
    setActive(at)
    document.getElementById(rowId(listId, at))?.scrollIntoView({ block: 'nearest' })
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const escape = () => {
    if (shown) return close()
    fill(input, '')
    setOpen(false)
  }
  const press = (event: KeyboardEvent) => {
    const row = rows[active]
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (rows.length === 0) return
      setOpen(true)
      mark(stepped(event.key, shown ? active : -1, rows.length))
    } else if (event.key === 'Enter' && shown && row) document.getElementById(rowId(listId, active))?.click()
    else if (event.key === 'Delete' && shown && row?.kind === 'recent') onForget(row.words)
    else if (event.key === 'Escape' && (shown || input.value !== '')) escape()
    else return
    event.preventDefault()
  }
  /** What stands around the box is reached by Tab while the list is open. */
  const pressBeside = (event: KeyboardEvent) => {
    if (event.target === input || event.key !== 'Escape' || !shown) return
    input.focus()
    close()
  }
  const handlers = {
    keydown: press,
    keydownBeside: pressBeside,
    input: () => {
      setOpen(true)
      setActive(-1)
    },
    focus: () => setOpen(true),
    click: () => setOpen(true),
    focusout: ({ relatedTarget }: FocusEvent) => {
      const stays = relatedTarget instanceof Node && input.form?.contains(relatedTarget)
      if (leaves && !stays) close()
    },
    submit: () => {
      onSearch(input.value.trim())
      close()
    },
  }
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    input.addEventListener('keydown', (event) => latest.current.keydown(event), { signal })
    for (const name of ['input', 'focus', 'click'] as const)
      input.addEventListener(name, () => latest.current[name](), { signal })
    input.form?.addEventListener('keydown', (event) => latest.current.keydownBeside(event), { signal })
    input.form?.addEventListener('focusout', (event) => latest.current.focusout(event), { signal })
    input.form?.addEventListener('submit', () => latest.current.submit(), { signal })
    return () => stop.abort()
  }, [input])
  return { shown, active, close }
}
