import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { media, radius } from '@/lib/design'

export type ScopeLink = { name: string; to: string; current?: boolean }

const Chips = styled('ul')({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: -16,
  paddingInline: 16,
  paddingBlock: 4,
  marginBlockEnd: 8,
  [media.tablet]: { marginInline: -4, paddingInline: 4, flexWrap: 'wrap' },
})
const Chip = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 16,
  borderRadius: radius.pill,
  border: `1px solid ${theme.vars.palette.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontSize: '0.875rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.tint.label,
    backgroundColor: theme.vars.palette.tint.ground,
  },
}))

/** The next narrower scopes as links: sub-categories, collections. */
export function ScopeLinks({ label, links }: { label: string; links: readonly ScopeLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label}>
      <Chips>
        {links.map((link) => (
          <li key={link.to}>
            <Chip to={link.to} {...(link.current ? { 'aria-current': 'page' as const } : {})}>
              {link.name}
            </Chip>
          </li>
        ))}
      </Chips>
    </nav>
  )
}
