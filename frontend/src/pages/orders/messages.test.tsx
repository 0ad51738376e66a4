import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { ordersApi, type Conversation, type ListedConversation, type OrderMessage } from '@/features/orders/api'
import { orderOf, shopOrderOf } from '@/testing/orders'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { MessagesPage } from './MessagesPage'
import { OrderPage } from './OrderPage'

const messageOf = (id: number, over: Partial<OrderMessage> = {}): OrderMessage => ({
  id,
  author: 'seller',
  text: `Word ${id}`,
  photos: [],
  createdAt: '2026-11-20T10:00:00Z',
  isHidden: false,
  isReported: false,
  ...over,
})

const place = '*/api/orders/5/shop-orders/1/messages'
const market = { name: 'Helloshop', currency: 'USD', postalAddress: '', contactEmail: 'hello@helloshop.example' }
const talkOf = (messages: OrderMessage[], over: Partial<Conversation> = {}): Conversation => ({
  messages,
  hasEarlier: false,
  unread: 0,
  ...over,
})
const serve = (answer: () => Conversation) => server.use(http.get(place, () => HttpResponse.json(answer())))
const open = (hash = '') =>
  renderPage(
    <>
      <OrderPage />
      <ToastHost />
    </>,
    { at: `/account/orders/5${hash}`, path: '/account/orders/:orderId', state: asAda },
  )

beforeEach(() =>
  server.use(
    http.get('*/api/public/config', () => HttpResponse.json(market)),
    http.get('*/api/orders/5', () => HttpResponse.json(orderOf({ shopOrders: [shopOrderOf(1)] }))),
  ),
)

test('a shopper writes to the shop; nothing said is not sent, and the answer of a lost call is not a second message', async () => {
  const written: OrderMessage[] = []
  const keys: (string | null)[] = []
  serve(() => talkOf(written))
  server.use(
    http.post(place, async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      if (keys.length === 1) return HttpResponse.json({}, { status: 503 })
      const text = String((await request.formData()).get('text'))
      written.push(messageOf(7, { author: 'buyer', text }))
      return HttpResponse.json(written[0], { status: 201 })
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Write to Clay & Co' }))
  const talk = within(screen.getByRole('region', { name: 'Messages with Clay & Co' }))
  expect(talk.getByRole('heading', { name: 'Messages with Clay & Co' })).toHaveFocus()
  await userEvent.click(await talk.findByRole('button', { name: 'Send message' }))
  expect(await talk.findByText('Write something, or add a photo')).toBeInTheDocument()
  await userEvent.type(talk.getByRole('textbox', { name: 'Your message' }), 'Is it blue?')
  await userEvent.click(talk.getByRole('button', { name: 'Send message' }))
  expect(await talk.findByText(/wasn't sent/)).toBeInTheDocument()
  expect(talk.getByRole('textbox', { name: 'Your message' })).toHaveValue('Is it blue?')
  await userEvent.click(talk.getByRole('textbox', { name: 'Your message' }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await talk.findByText('Is it blue?', { selector: 'li *' })).toBeInTheDocument()
  expect(talk.getByRole('textbox', { name: 'Your message' })).toHaveValue('')
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('what is typed while a message is being sent stays, without what was sent', async () => {
  const written: OrderMessage[] = []
  let arrive = () => {}
  serve(() => talkOf(written))
  server.use(
    http.post(place, async ({ request }) => {
      const text = String((await request.formData()).get('text'))
      await new Promise<void>((arrived) => (arrive = arrived))
      written.push(messageOf(7, { author: 'buyer', text }))
      return HttpResponse.json(written[0], { status: 201 })
    }),
  )
  open('#messages-1')
  const message = await screen.findByRole('textbox', { name: 'Your message' })
  await userEvent.type(message, 'Is it blue?')
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await userEvent.type(message, ' And how big?')
  arrive()
  expect(await screen.findByText('Is it blue?', { selector: 'li *' })).toBeInTheDocument()
  expect(message).toHaveValue('And how big?')
})

test('what is new is read once it was looked at, and earlier messages come on demand', async () => {
  let unread = 2
  const seen: unknown[] = []
  serve(() => talkOf([messageOf(60), messageOf(61)], { hasEarlier: true, unread }))
  server.use(
    http.get(place, ({ request }) => {
      const isEarlier = new URL(request.url).searchParams.get('before') === '60'
      return HttpResponse.json(isEarlier ? talkOf([messageOf(9)]) : talkOf([messageOf(60), messageOf(61)], { hasEarlier: true, unread }))
    }),
    http.post(`${place}/seen`, async ({ request }) => {
      seen.push(await request.json())
      unread = 0
      return new HttpResponse(null, { status: 204 })
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: '2 new messages' }))
  await waitFor(() => expect(seen).toEqual([{ upTo: 61 }]))
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }))
  expect(await screen.findByText('Word 9')).toBeInTheDocument()
  const words = screen.getAllByText(/^Word/).map((word) => word.textContent)
  expect(words).toEqual(['Word 9', 'Word 60', 'Word 61'])
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).not.toBeInTheDocument()
})

test.each([
  ['what goes out of the latest page while earlier ones are shown stays', [62], [9, 60, 61, 62]],
  ['where more came than the latest page has, nothing between is left out', [62, 63, 64], [63, 64]],
])('%s', async (_name, added, shown) => {
  let written = [9, 60, 61]
  server.use(
    http.get(place, ({ request }) => {
      const before = Number(new URL(request.url).searchParams.get('before') ?? Infinity)
      const older = written.filter((id) => id < before)
      return HttpResponse.json(talkOf(older.slice(-2).map((id) => messageOf(id)), { hasEarlier: older.length > 2 }))
    }),
  )
  const { store } = open('#messages-1')
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier messages' }))
  await screen.findByText('Word 9')
  written = [...written, ...added]
  store.dispatch(ordersApi.util.invalidateTags(['message']))
  await screen.findByText(`Word ${added.at(-1)}`)
  expect(screen.getAllByText(/^Word/).map((word) => word.textContent)).toEqual(shown.map((id) => `Word ${id}`))
  expect(screen.queryAllByRole('button', { name: 'Show earlier messages' })).toHaveLength(shown[0] === 9 ? 0 : 1)
})

test('an earlier message that is reported or removed meanwhile says so at once', async () => {
  let isChanged = false
  server.use(
    http.get(place, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before')
      if (before === '8') return HttpResponse.json(talkOf([messageOf(3)]))
      const earlier = [messageOf(8, isChanged ? { text: '', isHidden: true } : {}), messageOf(9, { isReported: isChanged })]
      return HttpResponse.json(talkOf(before ? earlier : [messageOf(60)], { hasEarlier: true }))
    }),
  )
  const { store } = open('#messages-1')
  for (const id of [8, 3]) {
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier messages' }))
    expect(await screen.findByText(`Word ${id}`)).toBeInTheDocument()
  }
  isChanged = true
  store.dispatch(ordersApi.util.invalidateTags(['message']))
  expect(await screen.findByText('Reported')).toBeInTheDocument()
  expect(screen.getByText('We removed this message.')).toBeInTheDocument()
  expect(screen.getAllByText(/^Word/).map((word) => word.textContent)).toEqual(['Word 3', 'Word 9', 'Word 60'])
})

test('a message of the shop can be reported, and a removed one says so', async () => {
  let isReported = false
  const reports: unknown[] = []
  serve(() => talkOf([messageOf(1, { text: '', isHidden: true }), messageOf(2, { text: 'Pay by wire', isReported })]))
  server.use(
    http.post(`${place}/2/report`, async ({ request }) => {
      reports.push(await request.json())
      isReported = true
      return new HttpResponse(null, { status: 204 })
    }),
  )
  open('#messages-1')
  expect(await screen.findByText('We removed this message.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Report the message from Clay & Co/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this message?' }))
  await userEvent.click(dialog.getByRole('radio', { name: 'Asks to pay or talk elsewhere' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(screen.getByText('Reported')).toHaveFocus())
  expect(reports).toEqual([{ reason: 'off_platform', text: null }])
})

test('all conversations stand in one list and lead to their order', async () => {
  const listed: ListedConversation = {
    shopOrderId: 1,
    orderId: 5,
    orderNumber: 'HS-1',
    shopName: 'Clay & Co',
    buyerName: 'Ada Lovelace',
    lastMessage: { author: 'buyer', text: 'Is it blue?', photoCount: 0, isHidden: false, createdAt: '2026-11-20T10:00:00Z' },
    unread: 3,
  }
  server.use(
    http.get('*/api/user/conversations', ({ request }) => {
      const isUnread = new URL(request.url).searchParams.get('unread') === 'true'
      return HttpResponse.json({ items: isUnread ? [] : [listed], page: 1, pageSize: 24, total: isUnread ? 0 : 1, unread: 1 })
    }),
  )
  renderPage(<MessagesPage />, { at: '/account/messages', path: '/account/messages', state: asAda })
  const entry = await screen.findByRole('link', { name: /3 unread messages\..*Clay & Co/ })
  expect(entry).toHaveAttribute('href', '/account/orders/5#messages-1')
  expect(entry).toHaveTextContent('You: Is it blue?')
  await userEvent.click(screen.getByRole('link', { name: /^Unread/ }))
  expect(await screen.findByText('No unread messages')).toBeInTheDocument()
})
