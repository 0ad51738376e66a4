import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { media, radius } from '@/lib/design'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 12 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    blockSize: '100%',
    minBlockSize: 56,
    padding: '12px 16px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    fontWeight: 550,
    textDecoration: 'none',
    [media.hover]: { '&:hover': { borderColor: theme.vars.palette.control, color: theme.vars.palette.link } },
  },
  '& svg': { flex: 'none', color: theme.vars.palette.text.secondary, transform: 'scaleX(var(--inline))' },
}))

/** A few pages to go on to, side by side where there is room. */
export function PageLinks({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <List>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>
            {label}
            <Icon name="arrowRight" size={20} />
          </Link>
        </li>
      ))}
    </List>
  )
}
