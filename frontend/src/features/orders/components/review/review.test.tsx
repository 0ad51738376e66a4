import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { readToasts } from '@/components/toast/queue'
import { OrderPage } from '@/pages/orders/OrderPage'
import { orderLineOf, orderOf, shopOrderOf } from '@/testing/orders'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { dropDraft } from '../../reviewDraft'

const reviewPath = '*/api/orders/5/lines/1/review'
let line = orderLineOf(1)

beforeEach(() => {
  dropDraft(1)
  URL.createObjectURL = (file) => `blob:${(file as File).name}`
  URL.revokeObjectURL = () => undefined
  line = orderLineOf(1, { reviewable: true })
  server.use(
    http.get('*/api/orders/5', () =>
      HttpResponse.json(orderOf({ shopOrders: [shopOrderOf(1, { status: 'delivered', lines: [line] })] })),
    ),
    http.get('*/api/public/config', () => HttpResponse.json({ name: 'Helloshop', currency: 'USD' })),
  )
})

const open = () => renderPage(<OrderPage />, { at: '/account/orders/5', path: '/account/orders/:orderId', state: asAda })
async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Write a review of Mug 1' }))
  return within(await screen.findByRole('dialog', { name: 'Review "Mug 1"' }))
}
// Stars are chosen by where the pointer is, and here nothing has a place.
const choose = (stars: HTMLElement) => fireEvent.click(stars)
const photo = (name: string, type = 'image/jpeg') => new File(['the picture'], name, { type })
const problem = (status: number, body: object) => HttpResponse.json({ status, ...body }, { status })

/** A server that takes the review, and what it was sent. */
function takeReview() {
  const sent: { rating: unknown; text: unknown; images: number }[] = []
  server.use(
    http.post(reviewPath, async ({ request }) => {
      const body = await request.text()
      const valueOf = (name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(body)?.[1]
      sent.push({ rating: valueOf('rating'), text: valueOf('text'), images: body.split('name="images"').length - 1 })
      line = orderLineOf(1, { review: { id: 9, rating: 4 } })
      return HttpResponse.json({ id: 9, rating: 4 }, { status: 201 })
    }),
  )
  return sent
}

test('only what was delivered and not reviewed yet can be reviewed', async () => {
  line = orderLineOf(1)
  open()
  await screen.findByRole('link', { name: 'Mug 1' })
  expect(screen.queryByRole('button', { name: /Write a review/ })).not.toBeInTheDocument()
})

test('stars, words and photos are sent together, and the line shows the stars', async () => {
  const sent = takeReview()
  open()
  const dialog = await openDialog()
  choose(dialog.getByRole('radio', { name: '4 stars: Good' }))
  expect(dialog.getByText('Good')).toBeInTheDocument()
  await userEvent.type(dialog.getByRole('textbox', { name: /Your review/ }), 'Solid')
  expect(dialog.getByText('5 of 4,000 characters')).toBeInTheDocument()
  await userEvent.upload(dialog.getByLabelText(/Add photos/), [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')])
  await userEvent.click(dialog.getByRole('button', { name: 'Remove photo 2' }))
  expect(dialog.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual(['blob:a.jpg', 'blob:c.jpg'])
  await userEvent.click(dialog.getByRole('button', { name: 'Post review' }))
  const own = await screen.findByRole('link', { name: /Your review/ })
  expect(own).toHaveAttribute('href', '/product/mug-1#reviews')
  await waitFor(() => expect(own).toHaveFocus())
  expect(screen.getByRole('img', { name: /4\.0 of 5/ })).toBeInTheDocument()
  expect(sent).toEqual([{ rating: '4', text: 'Solid', images: 2 }])
  expect(readToasts().at(-1)?.text).toBe('Thank you for your review')
})

test('without stars nothing is sent, and the group says so', async () => {
  const sent = takeReview()
  open()
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Post review' }))
  expect(await dialog.findByText('Choose 1 to 5 stars')).toBeInTheDocument()
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'No stars yet' })).toHaveFocus())
  expect(sent).toEqual([])
})

test('a file that is no picture is refused before it is sent', async () => {
  open()
  const dialog = await openDialog()
  const input = dialog.getByLabelText(/Add photos/)
  await userEvent.upload(input, photo('notes.pdf', 'application/pdf'), { applyAccept: false })
  expect(dialog.getByText("notes.pdf isn't a PNG, JPEG or WebP picture")).toBeInTheDocument()
  expect(dialog.queryByRole('img')).not.toBeInTheDocument()
})

test('what the server refuses of a photo stands at the photos, and all that was typed stays', async () => {
  const errors = [{ pointer: '/images/0', code: 'broken_picture', message: 'This picture cannot be read.' }]
  server.use(http.post(reviewPath, () => problem(422, { code: 'invalid_fields', message: 'Check the fields.', errors })))
  open()
  const dialog = await openDialog()
  choose(dialog.getByRole('radio', { name: '2 stars: Fair' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /Your review/ }), 'Chipped')
  await userEvent.upload(dialog.getByLabelText(/Add photos/), photo('a.jpg'))
  await userEvent.click(dialog.getByRole('button', { name: 'Post review' }))
  expect((await dialog.findAllByText('This picture cannot be read.')).length).toBeGreaterThan(0)
  expect(dialog.getByRole('radio', { name: '2 stars: Fair' })).toBeChecked()
  expect(dialog.getByRole('textbox', { name: /Your review/ })).toHaveValue('Chipped')
  expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeInTheDocument()
})

test('a second review is refused in words', async () => {
  const message = "You've already reviewed this."
  server.use(http.post(reviewPath, () => problem(409, { code: 'already_reviewed', message })))
  open()
  const dialog = await openDialog()
  choose(dialog.getByRole('radio', { name: '5 stars: Excellent' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Post review' }))
  expect(await dialog.findByText(message)).toBeInTheDocument()
})

test('closed before it is sent, a review is found again as it was', async () => {
  open()
  const dialog = await openDialog()
  choose(dialog.getByRole('radio', { name: '3 stars: Okay' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /Your review/ }), 'Not sure')
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const again = await openDialog()
  expect(again.getByRole('radio', { name: '3 stars: Okay' })).toBeChecked()
  expect(again.getByRole('textbox', { name: /Your review/ })).toHaveValue('Not sure')
})
