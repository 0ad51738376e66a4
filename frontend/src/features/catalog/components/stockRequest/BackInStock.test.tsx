import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { asAda, asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { noContent } from '@/testing/wishlists'
import { BackInStock } from './BackInStock'

const ask = 'Email me when it\'s back'
const button = (name: string) => screen.findByRole('button', { name })
const open = (state: typeof asGuest, variantId: number | null = 7, onChooseFirst = () => {}) =>
  renderPage(<BackInStock variantId={variantId} onChooseFirst={onChooseFirst} />, { state })

/** A server that keeps what is waited for. */
function serveRequests() {
  const held: { ids: number[] } = { ids: [] }
  server.use(
    http.get('*/api/user/stock-requests', () => HttpResponse.json({ variantIds: held.ids })),
    http.post('*/api/user/stock-requests', async ({ request }) => {
      held.ids = [((await request.json()) as { variantId: number }).variantId]
      return noContent()
    }),
    http.delete('*/api/user/stock-requests/:id', ({ params }) => {
      held.ids = held.ids.filter((id) => id !== Number(params.id))
      return noContent()
    }),
  )
  return held
}

test('who is signed in presses once, and may take it back', async () => {
  const held = serveRequests()
  open(asAda)
  await userEvent.click(await button(ask))
  expect(await screen.findByText('We\'ll email you once when it\'s back.')).toBeInTheDocument()
  expect(held.ids).toEqual([7])
  await userEvent.click(await button('Don\'t email me'))
  expect(await button(ask)).toBeInTheDocument()
  expect(held.ids).toEqual([])
})

test('who asked before finds that said', async () => {
  serveRequests().ids = [7]
  open(asAda)
  expect(await screen.findByText('We\'ll email you once when it\'s back.')).toBeInTheDocument()
})

test('a refusal is told, and the button stays', async () => {
  const refused = { status: 409, code: 'in_stock', detail: 'This is back in stock. You can buy it now' }
  server.use(http.post('*/api/user/stock-requests', () => HttpResponse.json(refused, { status: 409 })))
  open(asAda)
  await userEvent.click(await button(ask))
  expect(await screen.findByRole('alert')).toHaveTextContent('This is back in stock. You can buy it now')
  expect(await button(ask)).toBeInTheDocument()
})

test('a guest says where the email goes, and is asked to confirm it', async () => {
  const sent: unknown[] = []
  server.use(
    http.post('*/api/public/stock-requests', async ({ request }) => {
      sent.push(await request.json())
      return new HttpResponse(null, { status: 202 })
    }),
  )
  open(asGuest)
  await userEvent.click(await button(ask))
  const field = screen.getByLabelText('Email')
  expect(field).toHaveFocus()
  await userEvent.type(field, 'ada{Enter}')
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  await userEvent.type(field, '@example.test{Enter}')
  expect(await screen.findByText('Check your email and confirm. Then we\'ll email you once when it\'s back.')).toBeInTheDocument()
  expect(sent).toEqual([{ variantId: 7, email: 'ada@example.test' }])
})

test('of a product that is sold out whole something is chosen first', async () => {
  let led = 0
  open(asGuest, null, () => {
    led += 1
  })
  await userEvent.click(await button(ask))
  expect(led).toBe(1)
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
})
