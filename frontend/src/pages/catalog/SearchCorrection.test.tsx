import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { listingOf } from '@/testing/listings'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { SearchPage } from './SearchPage'

const open = (at: string) => renderPage(<SearchPage />, { at })

test('the heading says what the words were taken for, with the way back to them', async () => {
  server.use(
    http.get('*/api/public/products', ({ request }) => {
      const literal = new URL(request.url).searchParams.get('q')?.startsWith('"')
      return HttpResponse.json(listingOf(50, { correction: literal ? null : { words: 'blue mug', applied: true } }))
    }),
  )
  const { router } = open('/search?q=blu%20mug&onSale=true&page=2')
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for "blue mug"' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Search instead for "blu mug"' }))
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('"blu mug"')
  expect(new URLSearchParams(router.state.location.search).get('onSale')).toBe('true')
  expect(new URLSearchParams(router.state.location.search).has('page')).toBe(false)
  // The quotes are for the server; people read the words.
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for "blu mug"' })).toBeInTheDocument()
})

test('what may have been meant is offered, beside products and without any', async () => {
  let total = 3
  server.use(
    http.get('*/api/public/products', ({ request }) => {
      const searched = new URL(request.url).searchParams.get('q') === 'mugg'
      return HttpResponse.json(
        listingOf(searched ? total : 9, { correction: searched ? { words: 'mug', applied: false } : null }),
      )
    }),
  )
  const shown = open('/search?q=mugg')
  expect(await screen.findByText('3 products')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Did you mean "mug"?' })).toHaveAttribute('href', '/search?q=mug')
  shown.unmount()
  total = 0
  open('/search?q=mugg')
  expect(await screen.findByRole('heading', { name: 'No results for "mugg"' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Did you mean "mug"?' })).toHaveAttribute('href', '/search?q=mug')
  expect(await screen.findByRole('heading', { level: 2, name: 'Results for "mug"' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Popular right now' })).not.toBeInTheDocument()
})

test('where only some of the words find something, it is no question of spelling', async () => {
  server.use(
    http.get('*/api/public/products', ({ request }) => {
      const searched = new URL(request.url).searchParams.get('q') === 'Coffee, "mug"'
      return HttpResponse.json(
        listingOf(searched ? 0 : 9, { correction: searched ? { words: 'mug', applied: false } : null }),
      )
    }),
  )
  open('/search?q=Coffee%2C%20%22mug%22')
  expect(await screen.findByRole('link', { name: 'Show results for "mug"' })).toHaveAttribute('href', '/search?q=mug')
  expect(await screen.findByRole('heading', { level: 2, name: 'Results for "mug"' })).toBeInTheDocument()
})
