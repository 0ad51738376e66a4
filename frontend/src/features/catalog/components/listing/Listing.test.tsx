import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type * as Due from '@/features/catalog/viewHooks'
import { listingOf } from '@/testing/listings'
import { renderPage, showStyles } from '@/testing/render'
import { server } from '@/testing/server'
import type { ListProductsQuery } from '../../api'
import { Listing } from './Listing'
import { listingText as german } from './text.de'

showStyles()

// The first to open it would wait for all that it is made of.
beforeAll(() => import('./FilterSheet'), 60_000)

// A machine that is busy with other tests needs longer than people do to see what is there for a moment.
vi.mock('@/features/catalog/viewHooks', async (original) => {
  const due = await original<typeof Due>()
  return { ...due, useTakesLong: (waiting: boolean) => due.useTakesLong(waiting, 1500) }
})

let asked: URLSearchParams[] = []
beforeEach(() => {
  asked = []
  server.use(
    http.get('*/api/public/products', async ({ request }) => {
      const params = new URL(request.url).searchParams
      asked.push(params)
      if (params.get('onSale')) await delay('infinite')
      return HttpResponse.json(listingOf(params.has('option.Colour') ? 1 : 50))
    }),
  )
})
const open = (at: string, scope: ListProductsQuery = {}) => renderPage(<Listing title="Goods" scope={scope} />, { at })
/** The side column, which phones, and so this test's window, do not show. */
const tick = (name: RegExp) => screen.findByRole('checkbox', { name, hidden: true })

test('the address decides which values are ticked and what is asked for', async () => {
  open('/?option.Colour=Blue&option.Colour=Forest&option.Size=M&shop=nordic-kiln')
  expect(await tick(/Blue/)).toBeChecked()
  expect(await tick(/Forest/)).toBeChecked()
  expect(await tick(/^M/)).toBeChecked()
  expect(await tick(/Nordic Kiln/)).toBeChecked()
  expect(await tick(/^L/)).not.toBeChecked()
  expect(asked[0]?.toString()).toBe(
    'shop=nordic-kiln&option.Colour=Blue&option.Colour=Forest&option.Size=M&page=1&pageSize=24',
  )
})

test('the column of filters, which scrolls by itself, takes the focus even while it waits for them', () => {
  open('/')
  const column = screen.getByLabelText('Filters', { selector: 'aside' })
  expect(column.querySelector('input')).toBeNull()
  expect(column).toHaveAttribute('tabindex', '0')
})

test('a tick changes the address at once, says the new count, and keeps the focus', async () => {
  const { router } = open('/?page=2')
  const blue = await tick(/Blue/)
  await userEvent.click(blue)
  expect(router.state.location.search).toBe('?option.Colour=Blue')
  expect(await screen.findByText('1 product')).toHaveAttribute('aria-live', 'polite')
  expect(blue).toHaveFocus()
  await userEvent.click(blue)
  expect(router.state.location.search).toBe('')
})

test('until the answer is there the cards are dimmed for a moment, then give way to empty ones', async () => {
  const { container } = open('/')
  await screen.findByText('50 products')
  const sale = await tick(/On sale/)
  await userEvent.click(sale)
  expect(sale).toBeChecked()
  const list = container.querySelector('ul[aria-busy=true]') as HTMLElement
  expect(getComputedStyle(list).opacity).toBe('0.6')
  expect(screen.getByRole('link', { name: 'Mug 100' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Mug 100' })).not.toBeInTheDocument())
  expect(getComputedStyle(list).opacity).toBe('1')
  expect(list.children).toHaveLength(24)
})

test('the goods of one shop are not filtered by shop', async () => {
  open('/?shop=elsewhere', { shop: ['clay-and-co'] })
  await tick(/Blue/)
  expect(asked[0]?.getAll('shop')).toEqual(['clay-and-co'])
  expect(screen.queryByRole('button', { name: 'Shop', hidden: true })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  await screen.findByRole('dialog', { name: 'Filters' })
  expect(screen.queryByRole('button', { name: 'Shop', hidden: true })).not.toBeInTheDocument()
})

test('on phones other scopes end the line of controls, and come with the products so that nothing moves aside', async () => {
  renderPage(<Listing title="Goods" scope={{}} scopes={<nav aria-label="Category" />} />)
  const scopes = screen.getByLabelText('Category', { selector: 'nav' })
  const line = scopes.parentElement as HTMLElement
  expect(line).toContainElement(screen.getByRole('combobox', { name: 'Sort' }))
  expect(line.lastElementChild).toBe(scopes)
  expect(scopes).not.toBeVisible()
  expect(await screen.findByRole('button', { name: 'On sale' })).toBeInTheDocument()
  expect(line).toContainElement(screen.getByRole('button', { name: 'On sale' }))
  expect(scopes).toBeVisible()
})

test('scopes that come first stand above the controls, from the start', async () => {
  renderPage(<Listing title="Goods" scope={{}} scopesFirst scopes={<nav aria-label="Category" />} />)
  const scopes = screen.getByLabelText('Category', { selector: 'nav' })
  const sort = screen.getByRole('combobox', { name: 'Sort' })
  expect(scopes).toBeVisible()
  expect(scopes.parentElement).toContainElement(sort)
  expect(scopes.compareDocumentPosition(sort) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  expect(await screen.findByRole('button', { name: 'On sale' })).toBeInTheDocument()
  expect(screen.getAllByLabelText('Category', { selector: 'nav' })).toHaveLength(1)
})

test('behind the last page is the way to the first one', async () => {
  const { router } = open('/?sort=newest&page=4')
  expect(await screen.findByRole('heading', { name: 'No products on this page' })).toBeInTheDocument()
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Go to the first page' }))
  expect(router.state.location.search).toBe('?sort=newest')
})

test('German has a form of its own for one more product', () => {
  expect([1, 2].map(german.showMore)).toEqual(['1 weiteres anzeigen', '2 weitere anzeigen'])
})
