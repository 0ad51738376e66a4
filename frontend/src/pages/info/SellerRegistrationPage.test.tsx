import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { asAda, asGuest, asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { SellerRegistrationPage } from './SellerRegistrationPage'

beforeEach(() =>
  server.use(http.get('*/api/public/config', () => HttpResponse.json({ currency: 'USD', commissionBps: 825 }))),
)

const show = (state: object) => renderPage(<SellerRegistrationPage />, { at: '/seller-registration', state })

test('the share of a sale is told before anything else', async () => {
  show(asGuest)
  expect(await screen.findByText(/the marketplace keeps 8\.25%/)).toBeInTheDocument()
  expect(screen.getByText('8.25% of what the buyer pays for the goods')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'What you need' })).toBeInTheDocument()
})

test('a guest logs in first and comes back', () => {
  show(asGuest)
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?returnUrl=%2Fseller-registration',
  )
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/register?returnUrl=%2Fseller-registration',
  )
})

test('somebody without a shop gets the form', async () => {
  show(asAda)
  expect(await screen.findByRole('button', { name: 'Open shop' }, { timeout: 5000 })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
})

test('a seller is led to the shop that is there', () => {
  show(asSeller)
  expect(screen.getByRole('heading', { name: 'You have a shop' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open Seller Center' })).toHaveAttribute('href', '/seller')
})
