import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { rulesOf, showStyles } from '@/testing/render'
import { serveHeader, showHeader, signedIn } from '@/testing/header'

showStyles()

// The first to want the menu would wait for all that it is made of.
beforeAll(() => import('./AvatarMenu'), 60_000)
beforeEach(serveHeader)
afterEach(() => {
  Object.assign(window, { scrollY: 0, pageYOffset: 0 })
})

test('a guest sees the way to log in, to the cart, to help and to selling', () => {
  showHeader()
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

test('the way to log in leads back to the place on the page', () => {
  showHeader(undefined, '/product/mug?color=red#reviews')
  expect(screen.getByLabelText('Login')).toHaveAttribute('href', '/login?returnUrl=%2Fproduct%2Fmug%3Fcolor%3Dred%23reviews')
})

test('the menu of a shopper has the links of the specification, and Esc gives the focus back', async () => {
  showHeader(signedIn('ROLE_USER'))
  const trigger = await screen.findByRole('button', { name: 'Account menu of Ada' })
  await userEvent.click(trigger)
  const menu = within(await screen.findByRole('menu', { name: 'Account menu of Ada' }))
  const target = (name: string) => menu.getByRole('menuitem', { name }).getAttribute('href')
  expect(target('Account')).toBe('/account/profile')
  expect(target('Order History')).toBe('/account/orders')
  expect(target('Seller Registration')).toBe('/seller-registration')
  expect(menu.getByRole('menuitem', { name: 'Log Out' })).toBeInTheDocument()
  expect(menu.getByRole('menuitem', { name: 'Account' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Order History')).not.toBeInTheDocument())
  expect(trigger).toHaveFocus()
})

test('who runs a shop is led to the seller centre', async () => {
  showHeader(signedIn('ROLE_SHOP_MANAGER'))
  expect(screen.getByLabelText('Seller Center')).toHaveAttribute('href', '/seller')
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu of Ada' }))
  expect(await screen.findByRole('menuitem', { name: 'Seller Channel' })).toHaveAttribute('href', '/seller')
})

test('who runs the marketplace is led to the operator console, and nobody else', async () => {
  const first = showHeader(signedIn('ROLE_ADMIN'))
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu of Ada' }))
  expect(await screen.findByRole('menuitem', { name: 'Operator console' })).toHaveAttribute('href', '/admin')
  first.unmount()
  showHeader(signedIn('ROLE_SHOP_MANAGER'))
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu of Ada' }))
  expect(await screen.findByRole('menuitem', { name: 'Seller Channel' })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'Operator console' })).not.toBeInTheDocument()
})

test('the menu marks the page it is on', async () => {
  showHeader(signedIn('ROLE_USER'), '/account/orders')
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu of Ada' }))
  expect(await screen.findByRole('menuitem', { name: 'Order History' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('menuitem', { name: 'Account' })).not.toHaveAttribute('aria-current')
})

test('a search is trimmed and encoded, and blanks search nothing', async () => {
  const { router } = showHeader()
  const box = screen.getAllByPlaceholderText('Search for products...')[0]
  if (!box) throw new Error('no search box')
  await userEvent.type(box, '   {Enter}')
  expect(router.state.location.pathname).toBe('/cart')
  await userEvent.type(box, ' mug & bowl  {Enter}')
  expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=mug%20%26%20bowl' })
})

test('the search box is 768 px wide at most, and "/" leads into it', async () => {
  showHeader()
  const box = screen.getAllByPlaceholderText('Search for products...')[0] as HTMLElement
  expect(rulesOf(box.closest('form') as HTMLElement)).toContain('max-inline-size: 768px')
  await userEvent.keyboard('/')
  expect(box).toHaveFocus()
  expect(box).toHaveValue('')
})

test('on phones the search is toggled over the page', async () => {
  showHeader()
  const button = screen
    .getAllByRole('button', { name: 'Search' })
    .find((each) => each.getAttribute('aria-haspopup') === 'dialog') as HTMLElement
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Close search' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument())
})

test('what an icon means is shown in words after 700 ms of pointing', () => {
  showHeader()
  vi.useFakeTimers()
  fireEvent.mouseOver(screen.getByLabelText('Help Center'))
  const words = () => screen.queryByRole('tooltip', { hidden: true })
  act(() => vi.advanceTimersByTime(699))
  expect(words()).not.toBeInTheDocument()
  act(() => vi.advanceTimersByTime(1))
  expect(words()).toHaveTextContent('Help Center')
  vi.useRealTimers()
})

test('the shadow comes once the page is scrolled past 10 px', () => {
  showHeader()
  const shadow = () => getComputedStyle(screen.getByRole('banner')).boxShadow
  const scroll = (to: number) =>
    act(() => {
      Object.assign(window, { scrollY: to, pageYOffset: to })
      window.dispatchEvent(new Event('scroll'))
    })
  scroll(10)
  expect(shadow()).toBe('none')
  scroll(11)
  expect(shadow()).not.toBe('none')
})

test('where the home page has a field for it, the search has no sign in the header', () => {
  const sign = () => document.querySelector('header button[aria-haspopup=dialog][aria-expanded]')
  const { unmount } = showHeader(undefined, '/')
  expect(sign()).not.toBeVisible()
  unmount()
  showHeader()
  expect(sign()).toHaveAttribute('aria-label', 'Search')
  expect(sign()).not.toHaveAttribute('data-spare')
})
