/** What the buyer takes of items that got fewer. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { cartOf, stockReduced, itemOf } from '@/testing/carts'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { useLineIssues } from './LineIssues'

const item = itemOf(1, { quantity: 9, changes: stockReduced(5) })
const problems = [{ cartItemId: 1, code: 'out_of_stock', message: 'Only 3 left' }]

function Agree() {
  const { agree } = useLineIssues([item], problems)
  return <button onClick={agree}>Agree</button>
}

test('where the quote knows of fewer than the cart does, no more than that are kept', async () => {
  const saved: number[] = []
  server.use(
    http.get('*/api/cart/changeQuantity/1/:quantity', ({ params }) => {
      saved.push(Number(params.quantity))
      return HttpResponse.json(cartOf(itemOf(1, { quantity: Number(params.quantity) })))
    }),
  )
  renderPage(<Agree />, { state: asAda })
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }))
  await expect.poll(() => saved).toEqual([3])
})
