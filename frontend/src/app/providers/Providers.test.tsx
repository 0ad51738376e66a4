import { render, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { PageTitle } from '@/components/Page'
import { server } from '@/testing/server'
import { Providers } from './Providers'

// The page comes before the code does.
vi.hoisted(() => {
  document.head.innerHTML = '<meta name="application-name" content="Marktplatz">'
})

test('the page says whose marketplace it is until the settings do', async () => {
  server.use(http.get('*/api/public/config', () => HttpResponse.json({ name: 'Basar', slogan: null, currency: 'EUR' })))
  render(
    <Providers>
      <PageTitle>Cart</PageTitle>
    </Providers>,
  )
  expect(document.title).toBe('Cart · Marktplatz')
  await waitFor(() => expect(document.title).toBe('Cart · Basar'))
})
