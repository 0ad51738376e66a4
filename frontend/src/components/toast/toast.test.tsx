import { ThemeProvider } from '@mui/material/styles'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { theme } from '@/app/theme/theme'
import { toast } from './queue'
import { ToastHost } from './ToastHost'

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <ToastHost />
    </ThemeProvider>,
  )

test('three toasts are seen at once, a fourth waits', async () => {
  show()
  act(() => {
    for (const text of ['one', 'two', 'three', 'four']) toast.success(text)
  })
  expect(await screen.findByText('three')).toBeInTheDocument()
  expect(screen.queryByText('four')).not.toBeInTheDocument()
  const first = screen.getByText('one').closest('.MuiSnackbar-root')
  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByText('four')).toBeInTheDocument()
})

test('an action acts once and closes its toast', async () => {
  const undo = vi.fn<() => void>()
  show()
  act(() => void toast.success('Product removed from cart.', { action: { label: 'Undo', onClick: undo } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(screen.queryByText('Product removed from cart.')).not.toBeInTheDocument())
})

test('an error is an alert', async () => {
  show()
  act(() => void toast.error('Failed to load cart. Please try again.'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load cart. Please try again.')
})
