import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { readToasts } from '@/components/toast/queue'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { HeartButton } from './components/wishlist/HeartButton'

vi.mock('./wishlistActions', () => {
  throw new Error('The code did not arrive')
})

test('a press whose code does not come is taken back, and says so', async () => {
  server.use(http.get('*/api/user/wishlist/ids', () => HttpResponse.json({ productIds: [5] })))
  renderPage(<HeartButton product={{ id: 5, title: 'Mug 5' }} />, { state: asAda })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Mug 5 from the wishlist' }))
  await waitFor(() => expect(readToasts().at(-1)?.text).toBe("It wasn't removed from your wishlist"))
  expect(screen.getByRole('button', { name: 'Remove Mug 5 from the wishlist' })).toHaveAttribute('aria-pressed', 'true')
})
