import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { fixed, lookedUp } from '../../../e2e/addresses'
import type { PageHandle } from './page'
import { routes } from './routes'

const screens = [fixed, lookedUp].flatMap((addresses) => Object.values(addresses).flat())
const unknown = ['/nothing', '/account/nothing', '/seller/nothing', '/admin/nothing', '/category', '/product']

/** The pattern of the page that an address leads to; "*" is the not-found page. */
const patternOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path

test.each(screens.filter((path) => !path.endsWith('/nothing')))('%s is a screen', (path) => {
  expect(patternOf(path)).not.toBe('*')
  expect(matchRoutes(routes, path)).not.toBeNull()
})

/** The routes that show a page, not what lies around it. */
const leaves = (branch: RouteObject[]): RouteObject[] =>
  branch.flatMap((route) => (route.children ? leaves(route.children) : [route]))

test('every route is among the screens that the browser stories visit', () => {
  const visited = new Set(screens.map((path) => matchRoutes(routes, path)?.at(-1)?.route))
  const missing = leaves(routes).filter((route) => !visited.has(route))
  expect(missing.map(({ path, handle }) => `${path} (${(handle as PageHandle | undefined)?.name})`)).toEqual([])
})

test.each(unknown)('%s is the not-found page', (path) => {
  expect(patternOf(path)).toBe('*')
})

const words = new Set(screens.map((path) => path.split(/[/?]/)[1]))

test.each([...words, 'api', 'auth', 'create', 'edit'].filter(Boolean))('a shop, a product or a category may be called %s', (word) => {
  expect(patternOf(`/shop/${word}`)).toBe('shop/:shopSlug')
  expect(patternOf(`/product/${word}`)).toBe('product/:slug')
  for (const path of [word, `${word}/${word}`, `${word}/${word}/${word}`]) {
    expect(patternOf(`/category/${path}`)).toBe('category/:categorySlug/:subCategorySlug?/:collectionSlug?')
  }
})

/** The guards, layouts and pages an address passes through, by the names of their components. */
function passes(path: string): string[] {
  return (matchRoutes(routes, path) ?? []).flatMap(({ route }) => {
    const guard = route.element as { type?: { name?: string } } | undefined
    const name = guard?.type?.name ?? (route.handle as PageHandle | undefined)?.name
    return name ? [name] : []
  })
}

test('guards stand where the specification wants them', () => {
  expect(passes('/checkout')).toContain('RequireUser')
  expect(passes('/account/orders')).toContain('RequireUser')
  expect(passes('/seller/orders')).toContain('RequireSeller')
  expect(passes('/seller/money')).toContain('RequireSeller')
  expect(passes('/seller/orders/print').at(-1)).toBe('PrintPage')
  expect(passes('/admin/people')).toEqual(['RequireOperator', 'OperatorLayout', 'PeoplePage'])
  expect(passes('/admin/payout-runs/plan').at(-1)).toBe('PayoutPlanPage')
  expect(passes('/login')).toEqual(['GuestOnly', 'CardLayout', 'LoginPage'])
  expect(passes('/cart')).toEqual(['MainLayout', 'CartPage'])
})
