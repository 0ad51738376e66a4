import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { noContent } from '@/testing/wishlists'
import { StockRequestPage } from './StockRequestPage'

const open = (at: string) => renderPage(<StockRequestPage />, { at, path: '/stock-request', state: asGuest })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the link asks for one more press, and then they wait', async () => {
  const sent: unknown[] = []
  server.use(
    http.post('*/api/public/stock-requests/confirm', async ({ request }) => {
      sent.push(await request.json())
      return noContent()
    }),
  )
  open('/stock-request?token=T')
  expect(await heading('Confirm your email address')).toBeInTheDocument()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Yes, email me' }))
  expect(await heading('You\'re on the list')).toHaveFocus()
  expect(sent).toEqual([{ token: 'T' }])
})

test('a link that is spent or incomplete leads back to the product', async () => {
  const spent = { status: 410, code: 'link_spent', detail: 'This link has expired' }
  server.use(http.post('*/api/public/stock-requests/confirm', () => HttpResponse.json(spent, { status: 410 })))
  const first = open('/stock-request?token=T')
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, email me' }))
  expect(await heading('The link didn\'t work')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('This link has expired')
  first.unmount()
  open('/stock-request')
  expect(await heading('The link didn\'t work')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
