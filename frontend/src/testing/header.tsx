/** For the tests of the header: a small tree of categories, people, and the header on a page. */
import { http, HttpResponse } from 'msw'
import { Header } from '@/app/header/Header'
import type { RootState } from '@/app/store'
import { ada, asGuest } from './people'
import { renderPage } from './render'
import { server } from './server'

const child = (id: number, name: string) => ({ id, name, slug: name.toLowerCase() })
const tree = [
  {
    id: 1,
    name: 'Kitchen',
    slug: 'kitchen',
    isShowSuggest: true,
    tile: 'sand',
    picture: null,
    child: [child(11, 'Mugs'), child(12, 'Pans')],
  },
  {
    id: 2,
    name: 'Music',
    slug: 'music',
    isShowSuggest: true,
    tile: 'rose',
    picture: null,
    child: [child(21, 'Guitars')],
  },
  { id: 3, name: 'Garden', slug: 'garden', isShowSuggest: false, tile: 'mint', picture: null, child: [] },
]

/** A window with room for the row of categories. */
export function makeWide() {
  const phone = window.matchMedia
  window.matchMedia = (query) => ({ ...phone(query), matches: query.includes('min-width:900px') })
}

/** Answers the header's calls: the tree, and an empty cart. */
export function serveHeader() {
  server.use(
    http.get('*/api/public/category/get_tree_category', () => HttpResponse.json(tree)),
    http.get('*/api/cart/findAll', () => HttpResponse.json([])),
  )
}

/** Somebody signed in with these roles. */
export const signedIn = (...roles: string[]): RootState['session'] => ({
  ...asGuest.session,
  user: { ...ada, roles: roles.map((name) => ({ name })) },
})

/** Shows the header to a guest, or to whom the session names. */
export const showHeader = (session = asGuest.session, at = '/cart') => renderPage(<Header />, { at, state: { session } })
