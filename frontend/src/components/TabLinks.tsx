import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'

interface TabLinksProps<Value extends string> {
  label: string
  tabs: readonly { value: Value; label: string; count?: number }[]
  current: Value
  hrefOf: (value: Value) => string
}

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& a': {
    flex: 'none',
    minInlineSize: 48,
    minBlockSize: 48,
    textAlign: 'center',
    padding: '12px 12px 9px',
    borderBlockEnd: '3px solid transparent',
    color: theme.vars.palette.text.secondary,
    fontWeight: 550,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': {
      color: theme.vars.palette.text.primary,
      fontWeight: 650,
      borderBlockEndColor: theme.vars.palette.primary.main,
    },
  },
}))

/** Phones may have room for some tabs only: brings this one to the middle of its bar, as far as that scrolls. */
function centre(tab: HTMLElement | null): void {
  const bar = tab?.parentElement
  if (!tab || !bar) return
  const { left, width } = bar.getBoundingClientRect()
  const place = tab.getBoundingClientRect()
  bar.scrollLeft += place.left + place.width / 2 - left - width / 2
}

/** Views of one list as links, so that each has an address and Back works. */
export function TabLinks<Value extends string>({ label, tabs, current, hrefOf }: TabLinksProps<Value>) {
  return (
    <Bar aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.value}
          to={hrefOf(tab.value)}
          ref={tab.value === current ? centre : null}
          aria-current={tab.value === current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && ` (${tab.count})`}
        </Link>
      ))}
    </Bar>
  )
}
