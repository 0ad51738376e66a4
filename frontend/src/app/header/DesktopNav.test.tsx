import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rulesOf, showStyles } from '@/testing/render'
import { makeWide, serveHeader, showHeader } from '@/testing/header'

showStyles()

beforeEach(serveHeader)
beforeEach(makeWide)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

// jsdom has the width of a phone, where this row is not shown; what it does is the same.
const nav = () => screen.getByLabelText('Suggested categories')
const item = (name: string) => {
  const element = within(nav()).getByText(name).closest('li')
  if (!element) throw new Error(`no item ${name}`)
  return element
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
// Tab passes by what is not shown, so the focus is put where Tab would lead.
const focus = (element: HTMLElement) => act(() => element.focus())
const toggle = (name: string) => screen.getByLabelText(`Subcategories of ${name}`)

async function showNav(at?: string) {
  showHeader(undefined, at)
  await within(await screen.findByLabelText('Suggested categories')).findByText('Kitchen')
}

test('the row holds the suggested categories only', async () => {
  await showNav()
  expect(within(nav()).queryByText('Garden')).not.toBeInTheDocument()
})

test('the page it is on is marked; what lies above it too, as "true"', async () => {
  await showNav('/category/kitchen/mugs')
  expect(within(nav()).getByText('Kitchen')).toHaveAttribute('aria-current', 'true')
  await userEvent.click(toggle('Kitchen'))
  expect(screen.getByText('Mugs')).toHaveAttribute('aria-current', 'page')
})

test('a panel is 700 px wide with its links in 3 columns', async () => {
  await showNav()
  await userEvent.click(toggle('Kitchen'))
  const panel = document.getElementById('nav-1') as HTMLElement
  expect(rulesOf(panel)).toContain('inline-size: 700px')
  expect(rulesOf(panel.querySelector('ul') as HTMLElement)).toContain('repeat(3, 1fr)')
})

test('the button beside the link opens the panel at once, Esc closes it and gives the focus back', async () => {
  await showNav()
  await userEvent.click(toggle('Kitchen'))
  expect(toggle('Kitchen')).toHaveAttribute('aria-expanded', 'true')
  focus(screen.getByText('All in Kitchen'))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('All in Kitchen')).not.toBeInTheDocument()
  expect(toggle('Kitchen')).toHaveFocus()
})

test('a focus that leaves the row closes the panel', async () => {
  await showNav()
  await userEvent.click(toggle('Music'))
  focus(screen.getByText('Guitars'))
  expect(screen.getByText('Guitars')).toBeInTheDocument()
  focus(screen.getByLabelText('Shopping Cart'))
  expect(screen.queryByText('Guitars')).not.toBeInTheDocument()
})

describe('pointing', () => {
  const point = (name: string, at: { clientX: number; clientY: number } = { clientX: 0, clientY: 0 }) =>
    fireEvent.pointerEnter(item(name), { pointerType: 'mouse', ...at })
  const leave = (name: string) => fireEvent.pointerLeave(item(name), { pointerType: 'mouse' })

  test('opens after 200 ms, closes after 150, and the next opens at once within 300', async () => {
    await showNav()
    vi.useFakeTimers()
    point('Kitchen')
    wait(199)
    expect(screen.queryByText('All in Kitchen')).not.toBeInTheDocument()
    wait(1)
    expect(screen.getByText('All in Kitchen')).toBeInTheDocument()
    leave('Kitchen')
    wait(149)
    expect(screen.getByText('All in Kitchen')).toBeInTheDocument()
    wait(1)
    expect(screen.queryByText('All in Kitchen')).not.toBeInTheDocument()
    wait(299)
    point('Music')
    wait(0)
    expect(screen.getByText('All in Music')).toBeInTheDocument()
  })

  test('after a longer pause the delay is back', async () => {
    await showNav()
    vi.useFakeTimers()
    point('Kitchen')
    wait(200)
    leave('Kitchen')
    wait(150 + 300)
    point('Music')
    wait(199)
    expect(screen.queryByText('All in Music')).not.toBeInTheDocument()
  })

  test('on the way down into the panel a neighbour may be crossed', async () => {
    await showNav()
    vi.useFakeTimers()
    point('Kitchen')
    wait(200)
    fireEvent.pointerMove(nav(), { clientX: 100, clientY: 10 })
    point('Music', { clientX: 120, clientY: 30 })
    wait(149)
    expect(screen.getByText('All in Kitchen')).toBeInTheDocument()
    point('Kitchen', { clientX: 130, clientY: 60 })
    wait(500)
    expect(screen.getByText('All in Kitchen')).toBeInTheDocument()
    fireEvent.pointerMove(nav(), { clientX: 100, clientY: 10 })
    point('Music', { clientX: 160, clientY: 12 })
    wait(0)
    expect(screen.getByText('All in Music')).toBeInTheDocument()
  })

  test('a click on the button of a panel that pointing has opened keeps it open', async () => {
    await showNav()
    vi.useFakeTimers()
    point('Kitchen')
    wait(200)
    fireEvent.click(toggle('Kitchen'), { detail: 1 })
    expect(screen.getByText('All in Kitchen')).toBeInTheDocument()
    fireEvent.click(toggle('Kitchen'), { detail: 1 })
    expect(screen.queryByText('All in Kitchen')).not.toBeInTheDocument()
  })

  test('Esc closes a panel that pointing has opened, wherever the focus is', async () => {
    await showNav()
    vi.useFakeTimers()
    point('Kitchen')
    wait(200)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByText('All in Kitchen')).not.toBeInTheDocument()
  })
})

describe('a row without room for all', () => {
  /** Room for the first item and the button of the rest. */
  const narrow = () =>
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function width(this: HTMLElement) {
      return this.tagName === 'UL' ? 260 : 140
    })
  const row = (name: string) => within(document.getElementById('nav-more') as HTMLElement).getByText(name).closest('li')

  test('keeps what fits and puts the rest under "More"', async () => {
    narrow()
    await showNav()
    expect(item('Kitchen')).not.toHaveAttribute('hidden')
    expect(within(nav()).getByText('Music').closest('li')).toHaveAttribute('hidden')
    await userEvent.click(within(nav()).getByRole('button', { name: 'More', hidden: true }))
    expect(row('Music')).toBeInTheDocument()
  })

  test('there a sub-menu opens after 100 ms and has 300 ms of grace', async () => {
    narrow()
    await showNav()
    await userEvent.click(within(nav()).getByRole('button', { name: 'More', hidden: true }))
    vi.useFakeTimers()
    const music = row('Music') as HTMLElement
    fireEvent.pointerEnter(music, { pointerType: 'mouse' })
    wait(99)
    expect(screen.queryByText('Guitars')).not.toBeInTheDocument()
    wait(1)
    expect(screen.getByText('Guitars')).toBeInTheDocument()
    fireEvent.pointerLeave(music, { pointerType: 'mouse', relatedTarget: music.parentElement })
    wait(299)
    expect(screen.getByText('Guitars')).toBeInTheDocument()
    wait(1)
    expect(screen.queryByText('Guitars')).not.toBeInTheDocument()
  })

  test('the first Esc closes the sub-menu, the second the list', async () => {
    narrow()
    await showNav()
    await userEvent.click(within(nav()).getByRole('button', { name: 'More', hidden: true }))
    const music = within(row('Music') as HTMLElement).getByRole('button', { hidden: true })
    music.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('Guitars')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('Guitars')).not.toBeInTheDocument()
    expect(music).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(document.getElementById('nav-more')).not.toBeInTheDocument()
  })
})
