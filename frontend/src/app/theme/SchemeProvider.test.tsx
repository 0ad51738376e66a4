import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useColorScheme } from '@mui/material/styles'
import { afterEach, expect, test, vi } from 'vitest'
import { renderThemed } from '@/testing/render'

function Switch() {
  const { colorScheme, setMode } = useColorScheme()
  return (
    <button type="button" onClick={() => setMode(colorScheme === 'dark' ? 'light' : 'dark')}>
      {colorScheme}
    </button>
  )
}

const root = document.documentElement
afterEach(() => {
  delete root.dataset['theme']
  document.head.replaceChildren()
  vi.restoreAllMocks()
})

const store = (value: string | null) =>
  act(() => {
    if (value === null) localStorage.removeItem('theme')
    else localStorage.setItem('theme', value)
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  })

test('a choice is shown, kept, and told to the browser', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="#FBF8F3">'
  renderThemed(<Switch />)
  await userEvent.click(screen.getByRole('button', { name: 'light' }))
  expect(screen.getByRole('button')).toHaveTextContent('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(root).toHaveAttribute('data-theme', 'dark')
  expect(document.querySelector('meta')).toHaveAttribute('content', '#121614')
  await userEvent.click(screen.getByRole('button'))
  expect(localStorage.getItem('theme')).toBe('light')
  expect(Object.keys(localStorage)).toEqual(['theme'])
})

test('another tab is followed; any stored word but "dark" is light', () => {
  renderThemed(<Switch />)
  store('dark')
  expect(root).toHaveAttribute('data-theme', 'dark')
  store('sepia')
  expect(root).toHaveAttribute('data-theme', 'light')
})

test('without a choice the system decides, and a choice taken back leaves no trace', () => {
  const matchMedia = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...matchMedia(query), matches: true }))
  renderThemed(<Switch />)
  expect(root).toHaveAttribute('data-theme', 'dark')
  store('light')
  expect(root).toHaveAttribute('data-theme', 'light')
  store(null)
  expect(root).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem('theme')).toBeNull()
})
