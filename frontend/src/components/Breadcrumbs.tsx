import MuiBreadcrumbs from '@mui/material/Breadcrumbs'
import { Link } from 'react-router-dom'
import { componentText } from './text'

export type Crumb = { name: string; to: string }

/** Breadcrumbs. The last crumb is the page itself unless every crumb is a parent. */
export function Breadcrumbs({ crumbs, current }: { crumbs: readonly Crumb[]; current?: string }) {
  return (
    <MuiBreadcrumbs aria-label={componentText.breadcrumb}>
      {crumbs.map((crumb) => (
        <Link key={crumb.to} to={crumb.to}>
          {crumb.name}
        </Link>
      ))}
      {current && <span aria-current="page">{current}</span>}
    </MuiBreadcrumbs>
  )
}
