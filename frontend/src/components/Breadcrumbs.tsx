import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { media } from '@/lib/design'
import { componentText } from './text'

export type Crumb = { name: string; to: string }

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& a': { color: 'inherit', textDecoration: 'none', display: 'inline-block', paddingBlock: 12 },
  '& a:hover': { textDecoration: 'underline', color: theme.vars.palette.text.primary },
  '& li + li::before': { content: '"›"', marginInlineEnd: 8 },
  '& span': { display: 'inline-block', paddingBlock: 12 },
  [media.phone]: { '& li[data-current]': { display: 'none' } },
}))

/** Where this page stands. The last crumb is the page itself unless every crumb is a parent. */
export function Breadcrumbs({ crumbs, current }: { crumbs: readonly Crumb[]; current?: string }) {
  return (
    <nav aria-label={componentText.breadcrumb}>
      <List>
        {crumbs.map((crumb) => (
          <li key={crumb.to}>
            <Link to={crumb.to}>{crumb.name}</Link>
          </li>
        ))}
        {current && (
          <li data-current="">
            <span aria-current="page">{current}</span>
          </li>
        )}
      </List>
    </nav>
  )
}
