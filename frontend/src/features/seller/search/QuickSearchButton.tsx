import { useEffect, useEffectEvent } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import SearchIcon from 'lucide-react/icons/search'
import { onDemand } from '@/components/onDemand'
import { media, radius, visuallyHidden } from '@/lib/design'
import { quickSearchText as words } from './text'
import { useOpenUntilNavigation } from './useOpenUntilNavigation'

const QuickSearch = onDemand(async () => (await import('./QuickSearch')).QuickSearch)

// On a phone the sign alone; beside a keyboard also the keys.
const Open = styled(Button)(({ theme }) => ({
  fontWeight: 550,
  whiteSpace: 'nowrap',
  '& kbd': {
    padding: '0 6px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.field,
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    display: 'none',
    [media.hover]: { display: 'inline' },
  },
  [media.phone]: { minWidth: 44, padding: 0, '& > span': visuallyHidden, '& > kbd': { display: 'none' } },
}))

const keys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : words.keys

/** Leads to any order, product or page of the Seller Center by its words: a button, and Ctrl or Cmd with K. */
export function QuickSearchButton() {
  const [isOpen, setOpen] = useOpenUntilNavigation()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isChord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isChord || event.altKey || event.shiftKey) return
    // The browser's own search box has the same keys.
    event.preventDefault()
    setOpen(true)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <Open
        variant="text"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={QuickSearch.preload}
        onClick={() => setOpen(true)}
      >
        <SearchIcon size={20} />
        <span>{words.open}</span>
        <kbd aria-hidden="true">{keys}</kbd>
      </Open>
      <QuickSearch open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
