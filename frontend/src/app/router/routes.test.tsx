import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { PageHandle } from './page'
import { routes } from './routes'

const screens = [
  '/',
  '/product/mug',
  '/category/kitchen',
  '/category/kitchen/mugs',
  '/category/kitchen/mugs/spring',
  '/shop/clay',
  '/search',
  '/about',
  '/contact',
  '/faq',
  '/help',
  '/privacy-policy',
  '/shipping',
  '/returns',
  '/terms-of-service',
  '/seller-registration',
  '/vendors',
  '/buyer-protection',
  '/authenticate',
  '/vendor-protection',
  '/prohibited-items',
  '/marketplace-guidelines',
  '/track-order',
  '/cart',
  '/checkout',
  '/account/profile',
  '/account/address',
  '/account/change-password',
  '/account/two-step',
  '/account/orders',
  '/account/orders/7',
  '/seller',
  '/seller/shop',
  '/seller/categories',
  '/seller/categories/create',
  '/seller/categories/edit/3',
  '/seller/products',
  '/seller/products/create',
  '/seller/products/edit/3',
  '/seller/orders',
  '/seller/orders/print',
  '/seller/orders/9',
  '/seller/money',
  '/seller/money/statements',
  '/seller/money/statements/2026-11',
  '/seller/money/payouts',
  '/seller/money/payouts/4',
  '/seller/money/payout-account',
  '/seller/money/disputes',
  '/seller/money/disputes/3',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/verify-account',
]
const unknown = ['/nothing', '/account/nothing', '/seller/nothing', '/category', '/product']

/** The pattern of the page that an address leads to; "*" is the not-found page. */
const patternOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path

test.each(screens)('%s is a screen', (path) => {
  expect(patternOf(path)).not.toBe('*')
  expect(matchRoutes(routes, path)).not.toBeNull()
})

test.each(unknown)('%s is the not-found page', (path) => {
  expect(patternOf(path)).toBe('*')
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
  expect(passes('/login')).toEqual(['GuestOnly', 'CardLayout', 'LoginPage'])
  expect(passes('/cart')).toEqual(['MainLayout', 'CartPage'])
})
