import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useTheme, useThemeFollowers } from './useTheme'

function Switch() {
  const { dark, toggle } = useTheme()
  useThemeFollowers()
  return (
    <button type="button" onClick={toggle}>
      {dark ? 'dark' : 'light'}
    </button>
  )
}

const root = document.documentElement
beforeEach(() => {
  root.dataset['theme'] = 'light'
})
afterEach(() => {
  delete root.dataset['theme']
})

test('a choice is shown, kept, and told to the browser', async () => {
  render(<Switch />)
  await userEvent.click(screen.getByRole('button', { name: 'light' }))
  expect(screen.getByRole('button')).toHaveTextContent('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(root).toHaveAttribute('data-theme', 'dark')
  expect(root.style.colorScheme).toBe('dark')
  await userEvent.click(screen.getByRole('button'))
  expect(localStorage.getItem('theme')).toBe('light')
})

test('another tab is followed; any stored word but "dark" is light', () => {
  render(<Switch />)
  const store = (value: string) =>
    act(() => {
      localStorage.setItem('theme', value)
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    })
  store('dark')
  expect(root).toHaveAttribute('data-theme', 'dark')
  store('sepia')
  expect(root).toHaveAttribute('data-theme', 'light')
})
