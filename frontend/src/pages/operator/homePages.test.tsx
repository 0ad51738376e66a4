/** The home pages: the list, the form of one, its dates, and its preview. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { HomeEdition } from '@/features/operator/api'
import { cardOf } from '@/testing/catalog'
import { listOf } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { HomeEditionPage } from './HomeEditionPage'
import { HomeEditionsPage } from './HomeEditionsPage'
import { HomePreviewPage } from './HomePreviewPage'

const editionOf = (over: Partial<HomeEdition> = {}): HomeEdition => ({
  ...{ id: 4, name: 'Autumn fair', state: 'draft' as const, startsAt: null, endsAt: null, version: 1 },
  ...{ updatedAt: '2026-11-26T10:00:00Z', promo: { kind: 'standard' as const }, hero: null, picture: null },
  ...{ shelves: [{ kind: 'best_sellers' as const }, { kind: 'newest' as const }], shopIds: [], products: [], shops: [] },
  ...over,
})

const withToasts = (page: React.ReactNode) => (
  <>
    {page}
    <ToastHost />
  </>
)
const serve = (edition: HomeEdition) =>
  server.use(http.get('*/api/admin/home-pages/4', () => HttpResponse.json(edition)))
const openOne = () =>
  renderPage(withToasts(<HomeEditionPage />), {
    at: '/admin/home-page/4',
    path: '/admin/home-page/:editionId',
    state: asOperator,
  })
/** Hears what is sent of the form. */
function hear(answer: (sent: Record<string, unknown>) => Response) {
  const sent: Record<string, unknown>[] = []
  server.use(
    http.put('*/api/admin/home-pages/4', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      sent.push(body)
      return answer(body)
    }),
  )
  return sent
}

beforeEach(() => {
  server.use(http.get('*/api/admin/categories', () => HttpResponse.json({ items: [] })))
})

test('the list says which home page is shown, and a copy of it is opened', async () => {
  const live = editionOf({ state: 'live', startsAt: '2026-11-20T08:00:00Z' })
  let sent: unknown
  server.use(
    http.get('*/api/admin/home-pages', () => HttpResponse.json(listOf([live]))),
    http.post('*/api/admin/home-pages', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json(editionOf({ id: 5 }), { status: 201 })
    }),
  )
  const { router } = renderPage(<HomeEditionsPage />, { at: '/admin/home-page', state: asOperator })
  expect(await screen.findByText('Live')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Copy Autumn fair' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/home-page/5'))
  expect(sent).toEqual({ name: 'Autumn fair (copy)', copyOf: 4 })
})

test('shelves are moved step by step, and what is typed is sent as a whole', async () => {
  serve(editionOf())
  const sent = hear(() => HttpResponse.json(editionOf({ version: 2 })))
  openOne()
  fireEvent.click(await screen.findByRole('button', { name: 'Move New arrivals up' }))
  expect(screen.getByText('New arrivals is now 1 of 2')).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Promo line' }), 'own')
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Free mugs' } })
  fireEvent.change(screen.getByLabelText(/^Coupon code/), { target: { value: 'mugs10' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Saved')).toBeInTheDocument()
  expect(sent).toEqual([
    {
      ...{ name: 'Autumn fair', version: 1, shopIds: [], promo: { kind: 'own', text: 'Free mugs', code: 'MUGS10' } },
      shelves: [{ kind: 'newest' }, { kind: 'best_sellers' }],
    },
  ])
})

test('products are found, picked and ordered; a shelf of picked ones needs a heading', async () => {
  serve(editionOf({ shelves: [{ kind: 'products', productIds: [] }] }))
  server.use(
    http.get('*/api/public/products', () => HttpResponse.json({ items: [cardOf(1), cardOf(2)], total: 2 })),
  )
  const sent = hear(() => HttpResponse.json(editionOf({ version: 2 })))
  openOne()
  const goods = within(await screen.findByRole('group', { name: 'Products' }))
  fireEvent.change(goods.getByLabelText('Find products'), { target: { value: 'mug' } })
  fireEvent.keyDown(goods.getByLabelText('Find products'), { key: 'Enter' })
  fireEvent.click(await goods.findByRole('button', { name: 'Add Mug 1' }))
  fireEvent.click(goods.getByRole('button', { name: 'Add Mug 2' }))
  fireEvent.click(goods.getByRole('button', { name: 'Move Mug 2 up' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findAllByText('Fill in this field')).not.toHaveLength(0)
  expect(sent).toEqual([])
  fireEvent.change(screen.getByLabelText('Heading'), { target: { value: 'Picked' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.shelves).toEqual([{ kind: 'products', productIds: [2, 1], name: 'Picked' }])
})

test('what is missing of the shelves is said, and the focus goes there', async () => {
  serve(editionOf({ shelves: [{ kind: 'products', productIds: [], name: 'Picked' }] }))
  const sent = hear(() => HttpResponse.json(editionOf({ version: 2 })))
  openOne()
  const save = await screen.findByRole('button', { name: 'Save draft' })
  fireEvent.click(save)
  const search = screen.getByLabelText('Find products')
  await waitFor(() => expect(search).toHaveFocus())
  expect(search).toHaveAccessibleDescription('Pick at least one product')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Picked' }))
  fireEvent.click(save)
  const add = screen.getByRole('button', { name: 'Add a shelf' })
  await waitFor(() => expect(add).toHaveFocus())
  expect(add).toHaveAccessibleDescription('Add at least one shelf')
  fireEvent.click(add)
  await waitFor(() => expect(add).not.toHaveAccessibleDescription())
  expect(sent).toEqual([])
})

test('categories that didn’t load are loaded by another try', async () => {
  serve(editionOf({ shelves: [{ kind: 'category', categoryId: 3 }] }))
  let isDown = true
  server.use(
    http.get('*/api/admin/categories', () =>
      isDown ? HttpResponse.json({}, { status: 400 }) : HttpResponse.json({ items: [{ id: 3, parentId: null, name: 'Kitchen' }] }),
    ),
  )
  openOne()
  expect(await screen.findByText('The categories didn\'t load')).toBeInTheDocument()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByLabelText('Category')).toHaveValue('3')
})

test('what is typed is saved before anything is published', async () => {
  serve(editionOf())
  hear(() => HttpResponse.json(editionOf({ name: 'Winter', version: 2 })))
  openOne()
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Winter' } })
  const publish = screen.getByRole('button', { name: 'Publish' })
  await waitFor(() => expect(publish).toBeDisabled())
  expect(publish).toHaveAccessibleDescription('Save your changes first.')
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(publish).toBeEnabled())
})

test('what is typed stays, even if shoppers saw the page meanwhile', async () => {
  serve(editionOf())
  hear(() => {
    serve(editionOf({ state: 'live', startsAt: '2026-11-20T08:00:00Z' }))
    return HttpResponse.json({ code: 'home_page_begun', message: 'It has begun' }, { status: 409 })
  })
  openOne()
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Winter' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/so you can't edit it/)).toBeInTheDocument()
  expect(screen.getByText('It has begun')).toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveValue('Winter')
})

test('a scheduled page is no draft, and only a hero of its own has a picture', async () => {
  serve(editionOf({ state: 'scheduled', startsAt: '2027-03-01T08:00:00Z' }))
  openOne()
  expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument()
  expect(screen.queryByText('Picture of the banner')).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Banner' }), 'own')
  expect(screen.getByText('Picture of the banner')).toBeInTheDocument()
})

test('a link that could run a script is refused before it is sent', async () => {
  serve(editionOf())
  const sent = hear(() => HttpResponse.json(editionOf({ version: 2 })))
  openOne()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Promo line' }), 'own')
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Free mugs' } })
  const link = screen.getByLabelText(/^Link/)
  for (const bad of ['javascript:alert(1)', '//evil.example', 'http://plain.example', 'https://bank.example@evil.example']) {
    fireEvent.change(link, { target: { value: bad } })
    link.blur()
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(link).toHaveFocus())
    expect(link).toBeInvalid()
  }
  expect(sent).toEqual([])
  fireEvent.change(link, { target: { value: '/category/kitchen' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('what somebody else changed meanwhile is not lost by accident', async () => {
  serve(editionOf())
  hear(() => HttpResponse.json({ code: 'home_page_changed', version: 2 }, { status: 409 }))
  openOne()
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Winter' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/Someone else changed this home page/)).toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveValue('Winter')
})

test('a home page is published after a question, with dates of UTC', async () => {
  serve(editionOf())
  let sent: unknown
  server.use(
    http.post('*/api/admin/home-pages/4/publish', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json(editionOf({ state: 'scheduled', startsAt: '2027-03-01T08:00:00Z' }))
    }),
  )
  openOne()
  const publish = within(await screen.findByRole('form', { name: 'Publish' }))
  fireEvent.change(publish.getByLabelText(/^Starts/), { target: { value: '2027-03-01T08:00' } })
  fireEvent.change(publish.getByLabelText(/^Ends/), { target: { value: '2027-02-01T08:00' } })
  fireEvent.click(publish.getByRole('button', { name: 'Publish' }))
  expect(await publish.findByText('It must end after it starts')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  fireEvent.change(publish.getByLabelText(/^Ends/), { target: { value: '2027-03-08T08:00' } })
  fireEvent.click(publish.getByRole('button', { name: 'Publish' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('The home page is scheduled')).toBeInTheDocument()
  expect(sent).toEqual({ version: 1, startsAt: '2027-03-01T08:00:00Z', endsAt: '2027-03-08T08:00:00Z' })
})

test('what shoppers have seen is not changed but ended', async () => {
  serve(editionOf({ state: 'live', startsAt: '2026-11-20T08:00:00Z' }))
  server.use(http.post('*/api/admin/home-pages/4/withdraw', () => HttpResponse.json(editionOf({ state: 'over' }))))
  openOne()
  expect(await screen.findByText(/so you can't edit it/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'End now' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End now' }))
  expect(await screen.findByText('The home page has ended')).toBeInTheDocument()
})

test('the preview shows the draft as shoppers would see it', async () => {
  const shelf = { kind: 'products', name: 'Picked', path: null, cards: [cardOf(1)] }
  const home = { hero: null, shelves: [shelf], shops: [] }
  server.use(
    http.get('*/api/admin/home-pages/4/preview', () =>
      HttpResponse.json({ home, promo: { text: 'Free mugs', code: null, link: null } }),
    ),
    http.get('*/api/public/category/get_tree_category', () => HttpResponse.json([])),
  )
  renderPage(<HomePreviewPage />, {
    at: '/admin/home-page/4/preview',
    path: '/admin/home-page/:editionId/preview',
    state: asOperator,
  })
  expect(await screen.findByText('Free mugs')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Picked' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'One market, many makers' })).toBeInTheDocument()
})
