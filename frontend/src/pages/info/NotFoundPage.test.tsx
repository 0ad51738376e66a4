import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { cardOf } from '@/testing/catalog'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { NotFoundPage, NotFoundView } from './NotFoundPage'

const home = (cards: unknown[]) =>
  server.use(http.get('*/api/public/home', () => HttpResponse.json({ hero: null, shelves: cards.length > 0 ? [{ kind: 'best_sellers', name: null, path: null, cards }] : [], shops: [] })))

test('it says what happened, leads on three ways and shows what others look at', async () => {
  home([cardOf(1)])
  renderPage(<NotFoundPage />, { at: '/nothing' })
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  const [main] = screen.getAllByRole('list') as [HTMLElement]
  expect(within(main).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/vendors', '/help'])
  expect(await screen.findByRole('region', { name: 'Popular right now' })).toBeInTheDocument()
})

test('popular goods keep their room while they are on their way, and give it up when there are none', async () => {
  home([])
  const { container } = renderPage(<NotFoundPage />, { at: '/nothing' })
  expect(screen.getByRole('region', { name: 'Popular right now' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument())
  expect(container.querySelectorAll('h2')).toHaveLength(0)
})

test('without popular goods the ways on are there all the same', async () => {
  server.use(http.get('*/api/public/home', () => HttpResponse.json({ status: 400 }, { status: 400 })))
  renderPage(<NotFoundPage />, { at: '/nothing' })
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument())
  expect(screen.getByRole('searchbox')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All shops' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('its search leads to the products', async () => {
  home([])
  const { router } = renderPage(<NotFoundPage />, { at: '/nothing' })
  await userEvent.type(screen.getByRole('searchbox'), '  blue mug {Enter}')
  expect(router.state.location.pathname + router.state.location.search).toBe('/search?q=blue%20mug')
})

test('a page may say what exactly is missing', () => {
  home([])
  renderPage(<NotFoundView title='Shop not found' />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shop not found')
})
