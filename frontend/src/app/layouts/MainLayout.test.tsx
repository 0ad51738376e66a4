import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { standardPromo } from '@/testing/promo'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { asGuest } from '@/testing/people'
import { MainLayout } from './MainLayout'

beforeEach(() => {
  server.use(
    http.get('*/api/public/category/get_tree_category', () => HttpResponse.json([])),
    http.get('*/api/public/config', () => HttpResponse.json({ name: 'Helloshop', currency: 'USD', promo: standardPromo })),
  )
})

test('a shop page has the promotion, the header and the footer with its groups', async () => {
  renderPage(<MainLayout />, { at: '/cart', state: asGuest })
  expect(await screen.findByText('PREMIUM COLLECTION! 10% OFF WITH COUPON "HELLOSHOP"')).toBeInTheDocument()
  expect(screen.getByLabelText('Shopping Cart')).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Quick Links' })).toBeInTheDocument()
})

test('the checkout has the logo, the word that it is secure, help and one line at the foot', () => {
  renderPage(<MainLayout />, { at: '/checkout', state: asGuest })
  expect(screen.getByText('Secure checkout')).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/help'])
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/^© \d{4} Helloshop. All rights reserved.Cookie settings$/)
})
