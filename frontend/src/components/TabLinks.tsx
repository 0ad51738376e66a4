import { styled } from '@/lib/styled'
import { Link } from 'react-router-dom'

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

/** Views of one list as links, so that each has an address and Back works. */
export function TabLinks<Value extends string>({ label, tabs, current, hrefOf }: TabLinksProps<Value>) {
  return (
    <Bar aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.value} to={hrefOf(tab.value)} aria-current={tab.value === current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && ` (${tab.count})`}
        </Link>
      ))}
    </Bar>
  )
}
