import type { Path } from 'react-router-dom'
import { paths } from '@/lib/paths'

const searchPath = new URL(paths.search(''), window.location.origin).pathname

/** What counts as one page: filters and sorting change a page, other search words make a new one. */
export function pageKeyOf({ pathname, search }: Pick<Path, 'pathname' | 'search'>): string {
  return pathname === searchPath ? `${pathname}?${new URLSearchParams(search).get('q')}` : pathname
}
