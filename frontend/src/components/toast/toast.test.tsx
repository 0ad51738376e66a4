import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderThemed, rulesOf, showStyles } from '@/testing/render'
import { dismissToastsOpening, readToasts, toast } from './queue'
import { ToastHost } from './ToastHost'

showStyles()

// Loaded before any clock stands still.
beforeAll(() => import('./ToastCard'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const say = (...texts: string[]) =>
  act(() => {
    for (const text of texts) toast.success(text)
  })
/** With a clock that stands still: the toast's own code is there, and its entrance has been shown. */
async function showStanding(speak: () => void) {
  renderThemed(<ToastHost />)
  say('first')
  await screen.findByText('first')
  act(() => {
    for (const entry of readToasts()) toast.dismiss(entry.id)
  })
  await vi.waitFor(() => expect(screen.queryByText('first')).not.toBeInTheDocument())
  vi.useFakeTimers()
  act(speak)
}

test('three toasts are seen at once, a fourth waits', async () => {
  renderThemed(<ToastHost />)
  say('one', 'two', 'three', 'four')
  expect(await screen.findByText('three')).toBeInTheDocument()
  expect(screen.queryByText('four')).not.toBeInTheDocument()
  const first = screen.getByText('one').closest('.MuiSnackbar-root')
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByText('four')).toBeInTheDocument()
})

test('on a phone the newest toast replaces the one before', async () => {
  const wide = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: query === '(max-width:599px)' }))
  renderThemed(<ToastHost />)
  say('one', 'two')
  expect(await screen.findByText('two')).toBeInTheDocument()
  expect(screen.queryByText('one')).not.toBeInTheDocument()
  say('three')
  expect(await screen.findByText('three')).toBeInTheDocument()
  expect(screen.queryByText('two')).not.toBeInTheDocument()
  expect(readToasts().map(({ text }) => text)).toEqual(['three'])
})

test('a toast that offers the way to a page goes once somebody is there', async () => {
  renderThemed(<ToastHost />)
  act(() => {
    toast.success('In the cart', { action: { label: 'View cart', onClick: () => undefined, opens: '/cart' } })
  })
  expect(await screen.findByText('In the cart')).toBeInTheDocument()
  act(() => dismissToastsOpening('/search'))
  expect(readToasts()[0]?.open).toBe(true)
  act(() => dismissToastsOpening('/cart'))
  expect(readToasts().some(({ open }) => open)).toBe(false)
})

test('an action acts once and closes its toast', async () => {
  const undo = vi.fn<() => void>()
  renderThemed(<ToastHost />)
  act(() => void toast.success('Product removed from cart.', { action: { label: 'Undo', onClick: undo } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(screen.queryByText('Product removed from cart.')).not.toBeInTheDocument())
})

test('an error is an alert', async () => {
  renderThemed(<ToastHost />)
  act(() => void toast.error('Failed to load cart. Please try again.'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load cart. Please try again.')
})

test('a toast leaves after 4000 ms, an accessible one after 5000', async () => {
  await showStanding(() => {
    toast.success('Cart quantity updated.')
    toast.success('Login successful', { accessible: true })
  })
  const open = () => readToasts().flatMap((entry) => (entry.open ? [entry.text] : []))
  await wait(3999)
  expect(open()).toEqual(['Cart quantity updated.', 'Login successful'])
  await wait(1)
  expect(open()).toEqual(['Login successful'])
  await wait(999)
  expect(open()).toEqual(['Login successful'])
  await wait(1)
  expect(open()).toEqual([])
})

test('a toast that offers something stays for 10 s', async () => {
  await showStanding(() => {
    toast.success('Product removed from cart.', { action: { label: 'Undo', onClick: () => {} } })
  })
  const open = () => readToasts().filter((entry) => entry.open).length
  await wait(9999)
  expect(open()).toBe(1)
  await wait(1)
  expect(open()).toBe(0)
})

test('of accessible toasts there is one at a time; a dismissed one is forgotten after 1,000,000 ms', async () => {
  vi.useFakeTimers()
  toast.error('Login failed', { accessible: true })
  toast.success('Login successful', { accessible: true })
  const known = () => readToasts().map((entry) => [entry.text, entry.open])
  expect(known()).toEqual([
    ['Login failed', false],
    ['Login successful', true],
  ])
  await wait(999_999)
  expect(known()).toHaveLength(2)
  await wait(1)
  expect(known()).toEqual([['Login successful', true]])
})

test('a toast is swiped away beyond 50 px and comes back before', async () => {
  renderThemed(<ToastHost />)
  say('Swipe me')
  const card = (await screen.findByText('Swipe me')).closest('.MuiSnackbarContent-root')?.parentElement
  if (!card) throw new Error('no card')
  const swipe = (distance: number) => {
    fireEvent.pointerDown(card, { clientX: 100, pointerId: 1 })
    fireEvent.pointerMove(card, { clientX: 100 + distance, pointerId: 1 })
    fireEvent.pointerUp(card, { clientX: 100 + distance, pointerId: 1 })
  }
  swipe(49)
  expect(readToasts()[0]?.open).toBe(true)
  expect(card.style.translate).toBe('')
  swipe(50)
  expect(readToasts()[0]?.open).toBe(false)
})

test('toasts are 356 px wide, or as wide as a phone allows', () => {
  renderThemed(<ToastHost />)
  expect(rulesOf(screen.getByRole('status'))).toContain('min(356px, calc(100% - 32px))')
})
