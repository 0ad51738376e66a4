import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { onCookieNoticeRequest } from '@/components/cookieNoticeRequest'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { Footer } from './Footer'

const groups = {
  'Get to Know Us': { 'About Us': '/about', 'Vendor List': '/vendors', FAQs: '/faq' },
  'Customer Service': {
    'Become a Vendor': '/seller-registration',
    'Help Center': '/help',
    'Buyer Protection': '/buyer-protection',
    Authenticate: '/authenticate',
    'Vendor Protection Program': '/vendor-protection',
  },
  'Orders & Returns': {
    'Returns & Refunds': '/returns',
    'Shipping Policy': '/shipping',
    'Track Order': '/track-order',
    'Contact Us': '/contact',
  },
  'Quick Links': {
    Legal: '/privacy-policy',
    'Prohibited Items': '/prohibited-items',
    'Marketplace Guidelines': '/marketplace-guidelines',
    'Intellectual Property Policy': '/terms-of-service',
  },
}
const config = {
  name: 'Helloshop',
  currency: 'USD',
  paypalClientId: 'x',
  paypalSdkUrl: null,
  paypalEnvironment: 'sandbox',
  contactEmail: 'hello@demo.test',
  postalAddress: '12 Quay Street',
  socialUrl: 'https://social.test/helloshop',
  demo: true,
}

test('the groups have the links of the specification, word for word and in order', () => {
  server.use(http.get('*/api/public/config', () => HttpResponse.json(config)))
  renderPage(<Footer />)
  const shown = Object.fromEntries(
    Object.keys(groups).map((title) => [
      title,
      Object.fromEntries(
        within(screen.getByRole('navigation', { name: title }))
          .getAllByRole('link')
          .map((link) => [link.textContent, link.getAttribute('href')]),
      ),
    ]),
  )
  expect(shown).toEqual(groups)
})

test('address, mail and social page come from the settings', async () => {
  server.use(http.get('*/api/public/config', () => HttpResponse.json(config)))
  renderPage(<Footer />)
  expect(await screen.findByText('12 Quay Street')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'hello@demo.test' })).toHaveAttribute('href', 'mailto:hello@demo.test')
  expect(screen.getByRole('link', { name: 'Follow us' })).toHaveAttribute('href', 'https://social.test/helloshop')
  expect(screen.getByText(/^© \d{4} Helloshop\. All rights reserved\.$/)).toBeInTheDocument()
})

test('each language stands under its own name, in that language', () => {
  server.use(http.get('*/api/public/config', () => HttpResponse.json(config)))
  renderPage(<Footer />)
  const select = screen.getByRole('combobox', { name: 'Language' })
  expect(select).toHaveValue('en')
  const choices = within(select).getAllByRole('option')
  expect(choices.map((choice) => [choice.lang, choice.textContent])).toEqual([
    ['en', 'English'],
    ['de', 'Deutsch'],
  ])
})

test('choosing a language keeps it', async () => {
  server.use(http.get('*/api/public/config', () => HttpResponse.json(config)))
  renderPage(<Footer />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de')
  expect(localStorage.getItem('language')).toBe('de')
})

test('the cookie notice can be asked for from every page', async () => {
  server.use(http.get('*/api/public/config', () => HttpResponse.json(config)))
  const asked = vi.fn<() => void>()
  const stop = onCookieNoticeRequest(asked)
  renderPage(<Footer />)
  await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }))
  expect(asked).toHaveBeenCalledOnce()
  stop()
})
