import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderThemed } from '@/testing/render'
import { Sheet } from './Sheet'

const show = (open: boolean, keep: boolean) => (
  <Sheet open={open} onClose={() => undefined} title="Categories" keep={keep}>
    <input aria-label="Find" />
  </Sheet>
)
const bodyOf = () => screen.getByLabelText('Find').parentElement as HTMLElement

test('a sheet that keeps its content keeps what was typed and how far it was scrolled', () => {
  const { rerender } = renderThemed(show(true, true))
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'mug' } })
  bodyOf().scrollTop = 120
  fireEvent.scroll(bodyOf())
  rerender(show(false, true))
  bodyOf().scrollTop = 0
  rerender(show(true, true))
  expect(screen.getByLabelText('Find')).toHaveValue('mug')
  expect(bodyOf().scrollTop).toBe(120)
})

test('any other starts anew', () => {
  const { rerender } = renderThemed(show(true, false))
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'mug' } })
  rerender(show(false, false))
  expect(screen.queryByLabelText('Find')).not.toBeInTheDocument()
  rerender(show(true, false))
  expect(screen.getByLabelText('Find')).toHaveValue('')
})

test('nothing is built before the first opening', () => {
  renderThemed(show(false, true))
  expect(screen.queryByLabelText('Find')).not.toBeInTheDocument()
})
