import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { FirstViewContext } from '@/components/LoadingPreview'
import { standardPromo } from '@/testing/promo'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { PromoLine } from './PromoLine'

const serve = (promo: unknown) =>
  server.use(http.get('*/api/public/config', () => HttpResponse.json({ name: 'Helloshop', currency: 'USD', promo })))

test('the line says what the marketplace says; its place is kept until that is known', async () => {
  serve(standardPromo)
  renderPage(<PromoLine />)
  expect(screen.getByRole('region', { name: 'Promotion' })).toBeEmptyDOMElement()
  expect(await screen.findByText('PREMIUM COLLECTION! 10% OFF WITH COUPON "HELLOSHOP"')).toBeInTheDocument()
})

test('a marketplace without a promotion has no line', async () => {
  serve(null)
  renderPage(<PromoLine />)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Promotion' })).not.toBeInTheDocument())
})

test('the first view keeps the room of the button, so that the words stay where they are', () => {
  serve(standardPromo)
  renderPage(
    <FirstViewContext value={true}>
      <PromoLine />
    </FirstViewContext>,
  )
  expect(screen.getByText('Copy code')).not.toBeVisible()
})
