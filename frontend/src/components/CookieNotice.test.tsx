import { ThemeProvider } from '@mui/material/styles'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { theme } from '@/app/theme/theme'
import { CookieNotice } from './CookieNotice'

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <CookieNotice />
    </ThemeProvider>,
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
