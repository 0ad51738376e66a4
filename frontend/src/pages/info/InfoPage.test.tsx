import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { pageOf } from '@/testing/pages'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { InfoPage } from './InfoPage'

const shipping = (answer: () => Response) => server.use(http.get('*/api/public/pages/shipping', answer))
const show = (at = '/shipping', options = {}) => renderPage(<InfoPage />, { at, ...options })
const homeWithoutGoods = () => server.use(http.get('*/api/public/home', () => HttpResponse.json({ hero: null, shelves: [], shops: [] })))

test('a page shows its title, its answer, its date, its text and where to go on', async () => {
  shipping(() => HttpResponse.json(pageOf('shipping')))
  show()
  expect(await screen.findByText('Shipping costs nothing.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shipping Policy')
  expect(screen.getByText(/^Updated/)).toHaveAttribute('datetime', '2026-11-21T00:00:00Z')
  expect(screen.getByRole('heading', { level: 2, name: 'Who ships' })).toHaveAttribute('id', 'who-ships')
  expect(screen.getByRole('link', { name: 'your order' })).toHaveAttribute('href', '/account/orders')
  const related = screen.getByRole('region', { name: 'Related pages' })
  expect(within(related).getByRole('link', { name: 'Track Order' })).toHaveAttribute('href', '/track-order')
})

test('the title is there before the text, and the text is asked for in the language of the page', async () => {
  const asked = vi.fn<(language: string | null) => void>()
  server.use(
    http.get('*/api/public/pages/shipping', ({ request }) => {
      asked(new URL(request.url).searchParams.get('language'))
      return HttpResponse.json(pageOf('shipping'))
    }),
  )
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'Shipping Policy' })).toBeInTheDocument()
  expect(screen.getByRole('status', { name: 'Loading the page' })).toHaveAttribute('aria-busy', 'true')
  await screen.findByText('Shipping costs nothing.')
  expect(asked).toHaveBeenCalledWith('en')
})

test('the parts of the page stand beside it as links, the one being read marked', async () => {
  shipping(() => HttpResponse.json(pageOf('shipping')))
  show()
  await screen.findByText('Shipping costs nothing.')
  const top = (id: string, at: number) =>
    vi.spyOn(document.getElementById(id) as HTMLElement, 'getBoundingClientRect').mockReturnValue({ top: at } as DOMRect)
  top('what-it-costs', -300)
  top('who-ships', 20)
  top('when', 600)
  window.dispatchEvent(new Event('scroll'))
  // What only wide screens show has no name for a test without a screen.
  const side = within(document.querySelector('nav[aria-labelledby="outline-title"]') as HTMLElement)
  const link = (name: string) => side.getByText(name)
  await waitFor(() => expect(link('Who ships')).toHaveAttribute('aria-current', 'location'))
  expect(link('When')).not.toHaveAttribute('aria-current')
})

test('a link to a part leads there and takes the focus along', async () => {
  shipping(() => HttpResponse.json(pageOf('shipping')))
  show()
  await screen.findByText('Shipping costs nothing.')
  const [link] = screen.getAllByRole('link', { name: 'Who ships', hidden: true })
  await userEvent.click(link as HTMLElement)
  const heading = screen.getByRole('heading', { name: 'Who ships' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(heading.scrollIntoView).toHaveBeenCalled()
})

test('a page that does not load says so and can be asked for again', async () => {
  let fails = true
  shipping(() =>
    fails
      ? HttpResponse.json({ message: 'no', requestId: 'r-7' }, { status: 400 })
      : HttpResponse.json(pageOf('shipping')),
  )
  show()
  expect(await screen.findByText("This page didn't load")).toBeInTheDocument()
  expect(screen.getByText(/r-7/)).toBeInTheDocument()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Shipping costs nothing.')).toBeInTheDocument()
})

test('a page that does not exist is the not-found page', async () => {
  homeWithoutGoods()
  shipping(() => HttpResponse.json({ code: 'not_found' }, { status: 404 }))
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
})

test('only an operator can edit', async () => {
  shipping(() => HttpResponse.json(pageOf('shipping')))
  show('/shipping', { state: asAda })
  await screen.findByText('Shipping costs nothing.')
  expect(screen.queryByRole('button', { name: 'Edit page' })).not.toBeInTheDocument()
})
