import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { makeStore } from '@/app/store'
import type { SessionState } from '@/features/auth/sessionSlice'
import { renderThemed } from '@/testing/render'
import { GuestOnly, RequireOperator, RequireSeller, RequireUser } from './guards'

const user = { id: 1, email: 'a@b.test', username: 'ada', avatar: null, avatarSmall: null, roles: [{ name: 'ROLE_USER' }] }
const seller = { ...user, roles: [{ name: 'ROLE_USER' }, { name: 'ROLE_SHOP_MANAGER' }] }
const operator = { ...user, roles: [{ name: 'ROLE_USER' }, { name: 'ROLE_ADMIN' }] }
const session = (over: Partial<SessionState>): SessionState => ({
  user: null,
  isLoading: false,
  isKnown: true,
  error: null,
  ...over,
})

function visit(guard: ReactNode, at: string, state: SessionState) {
  const router = createMemoryRouter(
    [
      { path: '*', element: <p>elsewhere</p> },
      { element: guard, children: [{ path: '/inside', element: <p>inside</p> }] },
    ],
    { initialEntries: [at] },
  )
  renderThemed(
    <Provider store={makeStore({ session: state })}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return () => router.state.location.pathname + router.state.location.search
}

test.each([
  ['RequireUser', <RequireUser key="user" />],
  ['RequireSeller', <RequireSeller key="seller" />],
  ['RequireOperator', <RequireOperator key="operator" />],
  ['GuestOnly', <GuestOnly key="guest" />],
])('%s shows a loader until it is known who is there', (_name, guard) => {
  const at = visit(guard, '/inside', session({ isKnown: false, isLoading: true }))
  expect(screen.getByRole('status')).toBeInTheDocument()
  expect(at()).toBe('/inside')
})

test('a guest is sent to the login page, which remembers the way back', () => {
  const at = visit(<RequireUser />, '/inside?step=2', session({}))
  expect(at()).toBe('/login?returnUrl=%2Finside%3Fstep%3D2')
})

test.each([
  ['RequireUser', <RequireUser key="user" />],
  ['RequireSeller', <RequireSeller key="seller" />],
  ['RequireOperator', <RequireOperator key="operator" />],
])('%s remembers the place on the page too', (_name, guard) => {
  expect(visit(guard, '/inside?step=2#messages', session({}))()).toBe('/login?returnUrl=%2Finside%3Fstep%3D2%23messages')
})

test('a signed-in shopper passes', () => {
  visit(<RequireUser />, '/inside', session({ user }))
  expect(screen.getByText('inside')).toBeInTheDocument()
})

test('the seller centre sends guests to the login page', () => {
  const at = visit(<RequireSeller />, '/inside', session({}))
  expect(at()).toBe('/login?returnUrl=%2Finside')
})

test('the seller centre sends shoppers without a shop home', () => {
  const at = visit(<RequireSeller />, '/inside', session({ user }))
  expect(at()).toBe('/')
})

test('the seller centre opens for shop managers', () => {
  visit(<RequireSeller />, '/inside', session({ user: seller }))
  expect(screen.getByText('inside')).toBeInTheDocument()
})

test('the operator console opens for operators, and sends guests to the login page and others home', () => {
  visit(<RequireOperator />, '/inside', session({ user: operator }))
  expect(screen.getByText('inside')).toBeInTheDocument()
  expect(visit(<RequireOperator />, '/inside', session({}))()).toBe('/login?returnUrl=%2Finside')
  expect(visit(<RequireOperator />, '/inside', session({ user: seller }))()).toBe('/')
})

test('pages for guests send signed-in people where they wanted to go', () => {
  expect(visit(<GuestOnly />, '/inside?returnUrl=%2Fcheckout', session({ user }))()).toBe('/checkout')
})

test('pages for guests never send anyone to another site', () => {
  expect(visit(<GuestOnly />, '/inside?returnUrl=%2F%2Fevil.test', session({ user }))()).toBe('/')
})

test('pages for guests open for guests, also while a sign-in is being sent', () => {
  visit(<GuestOnly />, '/inside', session({ isLoading: true }))
  expect(screen.getByText('inside')).toBeInTheDocument()
})
