import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { SellerInvoicePage } from '@/pages/seller/SellerInvoicePage'
import { invoiceOf } from '@/testing/orders'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { InvoicePage } from './InvoicePage'

// A day that began here is not that of the invoice yet.
vi.hoisted(() => void (process.env.TZ = 'Pacific/Auckland'))

const serve = (body: object, status = 200) =>
  server.use(http.get('*/api/orders/5/invoice', () => HttpResponse.json(body, { status })))

const open = () =>
  renderPage(<InvoicePage />, { at: '/account/orders/5/invoice', path: '/account/orders/:orderId/invoice', state: asAda })

test('an invoice says who sold what to whom, when, and how it was paid', async () => {
  serve([invoiceOf(1)])
  open()
  const sheet = within(await screen.findByRole('article', { name: 'Sold by Clay & Co' }))
  for (const text of [
    'Clay & Co Ltd',
    'Tax 12/345',
    '7-2026-00001',
    'HS-AAAAA-BBBBB',
    'PayPal CAP-1',
    'Mug, Sand',
    '−$4.80',
    '$43.20',
  ]) {
    expect(sheet.getByText(text)).toBeInTheDocument()
  }
  expect(sheet.getByText(/^No tax is shown separately\./)).toBeInTheDocument()
  expect(sheet.queryByText('Refunded')).toBeNull()
})

test('each shop has a sheet of its own, and what went back since stands on it', async () => {
  serve([invoiceOf(1), invoiceOf(2, { seller: { shop: 'North Light', address: '' }, suppliedAt: null, refunded: 4320 })])
  open()
  const sheet = within(await screen.findByRole('article', { name: 'Sold by North Light' }))
  expect(sheet.getByText('North Light')).toBeInTheDocument()
  expect(sheet.getByText('On dispatch, paid in advance')).toBeInTheDocument()
  expect(sheet.getByText('−$43.20')).toBeInTheDocument()
  expect(screen.getByText(/there are 2 invoices/)).toBeInTheDocument()
})

test('an invoice bears the same day wherever it is read', async () => {
  serve([invoiceOf(1, { issuedAt: '2026-01-31T23:30:00Z' })])
  open()
  const sheet = within(await screen.findByRole('article', { name: 'Sold by Clay & Co' }))
  expect(sheet.getByText('January 31, 2026')).toBeInTheDocument()
})

test('the button prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  serve([invoiceOf(1)])
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Print or save as PDF' }))
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

test('an order without an invoice says when there will be one', async () => {
  serve({ status: 409, code: 'no_invoice', detail: 'None' }, 409)
  open()
  expect(await screen.findByRole('heading', { name: 'No invoice' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute('href', '/account/orders/5')
})

test('a seller whose address is missing is led to where it is entered', async () => {
  server.use(
    http.get('*/api/seller/orders/1/invoice', () =>
      HttpResponse.json(invoiceOf(1, { seller: { shop: 'Clay & Co', address: '' } })),
    ),
  )
  renderPage(<SellerInvoicePage />, {
    at: '/seller/orders/1/invoice',
    path: '/seller/orders/:orderId/invoice',
    state: asAda,
  })
  expect(await screen.findByRole('link', { name: 'Shop details' })).toHaveAttribute('href', '/seller/shop')
})
