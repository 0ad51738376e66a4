import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderThemed } from '@/testing/render'
import { Tooltip } from './Tooltip'

beforeEach(() => {
  vi.useFakeTimers()
  // Far from any tooltip that an earlier test has closed.
  act(() => vi.advanceTimersByTime(10_000))
  renderThemed(
    <>
      <Tooltip title="Help Center">
        <button type="button">help</button>
      </Tooltip>
      <Tooltip title="Shopping Cart">
        <button type="button">cart</button>
      </Tooltip>
    </>,
  )
})
afterEach(() => vi.useRealTimers())

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const anchor = (name: string) => screen.getByText(name).parentElement as HTMLElement
const point = (name: string) => fireEvent.pointerEnter(anchor(name), { pointerType: 'mouse' })
const leave = (name: string) => fireEvent.pointerLeave(anchor(name), { pointerType: 'mouse' })

test('it opens after 700 ms of pointing', () => {
  point('help')
  wait(699)
  expect(screen.queryByText('Help Center')).not.toBeInTheDocument()
  wait(1)
  expect(screen.getByText('Help Center')).toBeInTheDocument()
})

test('within 300 ms of another one it opens at once, later it waits again', () => {
  point('help')
  wait(700)
  leave('help')
  wait(299)
  point('cart')
  wait(0)
  expect(screen.getByText('Shopping Cart')).toBeInTheDocument()
  leave('cart')
  wait(300)
  point('help')
  wait(699)
  expect(screen.queryByText('Help Center')).not.toBeInTheDocument()
})

test('Esc closes it wherever the focus is, and touch never opens it', () => {
  point('help')
  wait(700)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByText('Help Center')).not.toBeInTheDocument()
  fireEvent.pointerEnter(anchor('cart'), { pointerType: 'touch' })
  wait(2000)
  expect(screen.queryByText('Shopping Cart')).not.toBeInTheDocument()
})
