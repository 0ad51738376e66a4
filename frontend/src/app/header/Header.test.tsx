import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RootState } from '@/app/store'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { Header } from './Header'

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
const guest: RootState['session'] = { user: null, isLoading: false, isKnown: true, error: null }
const signedIn = (...roles: string[]): RootState['session'] => ({
  ...guest,
  user: { id: 1, email: 'ada@demo.test', username: 'Ada', avatar: null, roles: roles.map((name) => ({ name })) },
})

beforeEach(() => {
  server.use(
    http.get('*/api/public/category/get_tree_category', () => HttpResponse.json(tree)),
    http.get('*/api/cart/findAll', () => HttpResponse.json([])),
  )
})
afterEach(() => vi.useRealTimers())
const show = (session = guest) => renderPage(<Header />, { at: '/cart', state: { session } })
// jsdom has the width of a phone, where this row is not shown; what it does is the same.
const nav = () => screen.getByLabelText('Suggested categories')

test('the navigation holds the suggested categories only', async () => {
  show()
  expect(await within(nav()).findByText('Kitchen')).toBeInTheDocument()
  expect(within(nav()).queryByText('Garden')).not.toBeInTheDocument()
})

test('a guest sees the way to log in, to the cart, to help and to selling', () => {
  show()
  const links = Object.fromEntries(
    screen
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  )
  expect(links).toMatchObject({
    'Become a seller': '/seller-registration',
    'Help Center': '/help',
    'Shopping Cart': '/cart',
    Login: '/login?returnUrl=%2Fcart',
  })
})

test('the menu of a shopper has the links of the specification', async () => {
  show(signedIn('ROLE_USER'))
  await userEvent.click(screen.getByRole('button', { name: 'Account menu of Ada' }))
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(target('Account')).toBe('/account/profile')
  expect(target('Order History')).toBe('/account/orders')
  expect(target('Seller Registration')).toBe('/seller-registration')
  expect(screen.getByRole('button', { name: 'Log Out' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('Order History')).not.toBeInTheDocument()
})

test('who runs a shop is led to the seller centre', async () => {
  show(signedIn('ROLE_SHOP_MANAGER'))
  expect(screen.getByLabelText('Seller Center')).toHaveAttribute('href', '/seller')
  await userEvent.click(screen.getByRole('button', { name: 'Account menu of Ada' }))
  expect(screen.getByRole('link', { name: 'Seller Channel' })).toHaveAttribute('href', '/seller')
})

test('a search is trimmed and encoded, and blanks search nothing', async () => {
  const { router } = show()
  const box = screen.getAllByPlaceholderText('Search for products...')[0]
  if (!box) throw new Error('no search box')
  await userEvent.type(box, '   {Enter}')
  expect(router.state.location.pathname).toBe('/cart')
  await userEvent.type(box, ' mug & bowl  {Enter}')
  expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=mug%20%26%20bowl' })
})

test('the drawer opens one category at a time, "All in" first', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Categories' }))
  const drawer = within(screen.getByRole('dialog', { name: 'Categories' }))
  await userEvent.click(await drawer.findByRole('button', { name: 'Kitchen' }))
  expect(
    drawer
      .getAllByRole('link')
      .slice(0, 3)
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['All in Kitchen', '/category/kitchen'],
    ['Mugs', '/category/kitchen/mugs'],
    ['Pans', '/category/kitchen/pans'],
  ])
  await userEvent.click(drawer.getByRole('button', { name: 'Music' }))
  expect(drawer.getByRole('button', { name: 'Kitchen' })).toHaveAttribute('aria-expanded', 'false')
})

describe('pointing at the navigation', () => {
  const item = (name: string) => {
    const element = within(nav()).getByText(name).closest('li')
    if (!element) throw new Error(`no item ${name}`)
    return element
  }
  const point = (name: string) => fireEvent.pointerEnter(item(name), { pointerType: 'mouse' })
  const leave = (name: string) => fireEvent.pointerLeave(item(name), { pointerType: 'mouse' })
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

  test('opens after 200 ms, closes after 150, and the next opens at once within 300', async () => {
    show()
    await within(nav()).findByText('Kitchen')
    vi.useFakeTimers()
    point('Kitchen')
    wait(199)
    expect(screen.queryByText('All in Kitchen')).not.toBeInTheDocument()
    wait(1)
    expect(screen.getByText('All in Kitchen')).toBeInTheDocument()
    leave('Kitchen')
    wait(149)
    expect(screen.getByText('All in Kitchen')).toBeInTheDocument()
    wait(1)
    expect(screen.queryByText('All in Kitchen')).not.toBeInTheDocument()
    wait(299)
    point('Music')
    wait(0)
    expect(screen.getByText('All in Music')).toBeInTheDocument()
  })

  test('after a longer pause the delay is back', async () => {
    show()
    await within(nav()).findByText('Kitchen')
    vi.useFakeTimers()
    point('Kitchen')
    wait(200)
    leave('Kitchen')
    wait(150 + 300)
    point('Music')
    wait(199)
    expect(screen.queryByText('All in Music')).not.toBeInTheDocument()
  })
})
