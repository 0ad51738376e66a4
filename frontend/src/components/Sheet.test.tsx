import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderThemed, showStyles } from '@/testing/render'
import { Sheet } from './Sheet'

showStyles()

const show = (open: boolean, keep: boolean) => (
  <Sheet open={open} onClose={() => undefined} title="Categories" keep={keep}>
    <input aria-label="Find" />
  </Sheet>
)
const bodyOf = () => screen.getByLabelText('Find').parentElement as HTMLElement
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('a sheet that keeps its content keeps what was typed and how far it was scrolled', async () => {
  const { rerender } = renderThemed(show(true, true))
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'mug' } })
  bodyOf().scrollTop = 120
  rerender(show(false, true))
  await isClosed()
  rerender(show(true, true))
  expect(screen.getByRole('dialog', { name: 'Categories' })).toBeVisible()
  expect(screen.getByLabelText('Find')).toHaveValue('mug')
  expect(bodyOf().scrollTop).toBe(120)
})

test('any other starts anew', async () => {
  const { rerender } = renderThemed(show(true, false))
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'mug' } })
  rerender(show(false, false))
  await isClosed()
  expect(screen.queryByLabelText('Find')).not.toBeInTheDocument()
  rerender(show(true, false))
  expect(screen.getByLabelText('Find')).toHaveValue('')
})
