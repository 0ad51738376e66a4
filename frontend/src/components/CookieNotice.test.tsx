import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderThemed } from '@/testing/render'
import { CookieNotice } from './CookieNotice'
import { requestCookieNotice } from './cookieNoticeRequest'

const show = () =>
  renderThemed(
    <CookieNotice />,
  )
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the notice comes one second after the page', () => {
  show()
  wait(999)
  expect(screen.queryByText('Cookie Notice')).not.toBeInTheDocument()
  wait(1)
  expect(screen.getByText('Cookie Notice')).toBeInTheDocument()
})

test.each([
  ['Accept', 'accepted'],
  ['Decline', 'declined'],
  ['Close', 'declined'],
])('%s is remembered as %s', (button, stored) => {
  show()
  wait(1000)
  fireEvent.click(screen.getByRole('button', { name: button }))
  expect(localStorage.getItem('cookiePreference')).toBe(stored)
  expect(screen.queryByText('Cookie Notice')).not.toBeInTheDocument()
})

test('who has answered is not asked again', () => {
  localStorage.setItem('cookiePreference', 'accepted')
  show()
  wait(5000)
  expect(screen.queryByText('Cookie Notice')).not.toBeInTheDocument()
})

test('asked for again, it takes the focus, and gives it back with the answer', () => {
  localStorage.setItem('cookiePreference', 'accepted')
  renderThemed(
    <>
      <button type="button" onClick={requestCookieNotice}>
        Cookie settings
      </button>
      <CookieNotice />
    </>,
  )
  const settings = screen.getByRole('button', { name: 'Cookie settings' })
  act(() => settings.focus())
  fireEvent.click(settings)
  expect(screen.getByRole('heading', { name: 'Cookie Notice' })).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(localStorage.getItem('cookiePreference')).toBe('declined')
  expect(settings).toHaveFocus()
})

test('by itself it leaves the focus where it is', () => {
  show()
  wait(1000)
  expect(document.body).toHaveFocus()
})

test('its words are those of the specification', () => {
  show()
  wait(1000)
  expect(screen.getByRole('region', { name: 'Cookie Notice' })).toHaveTextContent(
    'We use cookies to enhance your browsing experience, serve personalized ads or content, and analyze our traffic. By clicking "Accept", you consent to our use of cookies.',
  )
})

test('an answer in another tab is an answer here', () => {
  show()
  wait(1000)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cookiePreference' })))
  expect(screen.queryByText('Cookie Notice')).not.toBeInTheDocument()
})
