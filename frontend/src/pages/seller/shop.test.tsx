/** The shop's own page: a look at what shoppers would see, its pictures on their way, and nothing typed that is lost. */
import { useEffect, useEffectEvent } from 'react'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Link } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import { listingOf } from '@/testing/listings'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay, productRowOf, productsPage } from '@/testing/shops'
// Here at once, however long its code would take.
import '@/features/seller/components/shop/ShopPreview'
import { SellerShopPage } from './SellerShopPage'

// Both need a layout and a canvas, which only a browser has.
vi.mock('react-easy-crop', () => ({ default: Cropper }))
vi.mock('@/features/seller/components/shop/crop', () => ({
  cropped: () => Promise.resolve(new File(['cut'], 'picture', { type: 'image/webp' })),
}))

function Cropper({ onCropComplete }: { onCropComplete: (area: object, pixels: object) => void }) {
  const tell = useEffectEvent(() => onCropComplete({}, { x: 0, y: 0, width: 10, height: 10 }))
  useEffect(() => tell(), [])
  return null
}

beforeEach(() => {
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:picture')
  URL.revokeObjectURL = vi.fn<() => void>()
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json({ ...clay, status: 'pending' })),
    http.get('*/api/seller/products', () => HttpResponse.json(productsPage([productRowOf(1), productRowOf(2)]))),
    http.post('*/api/seller/products/preview', async ({ request }) => {
      const { description } = (await request.json()) as { description: string }
      return HttpResponse.json({ descriptionHtml: `<p>${description}</p>` })
    }),
  )
})

const open = () =>
  renderPage(
    <>
      <SellerShopPage />
      <Link to="/seller/orders">Elsewhere</Link>
      <ToastHost />
    </>,
    { at: '/seller/shop', path: '/seller/shop', state: asSeller },
  )
// Labels of fields that may be empty say so.
const fieldOf = (label: string) => screen.findByLabelText(new RegExp(`^${label}`))
const fill = async (label: string, text: string) => fireEvent.change(await fieldOf(label), { target: { value: text } })

test('a shop that waits is seen as shoppers will see it, as it is typed and not yet saved', async () => {
  open()
  await fill('Shop name', 'Clay & Daughters')
  await fill('Shipping policy', 'Ships within two days.')
  await fill('Email for shoppers', 'hello@clay.example')
  await fill('First day', '2998-08-01')
  await fill('Last day', '2999-08-20')
  await fill('Note for shoppers', 'At the sea')
  fireEvent.click(screen.getByText('Preview as shoppers see it'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Preview: Clay & Daughters' }))
  expect(sheet.getByRole('heading', { level: 1, name: 'Clay & Daughters' })).toBeInTheDocument()
  expect(await sheet.findByText('Ships within two days.')).toBeInTheDocument()
  expect(await sheet.findByText('Stoneware for daily use.')).toBeInTheDocument()
  expect(sheet.getByRole('link', { name: 'hello@clay.example' })).toBeInTheDocument()
  expect(sheet.getByText(/At the sea/)).toBeInTheDocument()
  expect(sheet.getByText('2 products')).toBeInTheDocument()
})

test.each([
  ['Shop name', 'Clay'],
  ['Low stock', '9'],
  ['Note for shoppers', 'Back soon'],
])('what was typed into "%s" is not left without a question, and only one', async (label, text) => {
  const { router } = open()
  await fill(label, text)
  fireEvent.click(screen.getByText('Elsewhere'))
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
  expect(router.state.location.pathname).toBe('/seller/shop')
  fireEvent.click(screen.getByText('Leave without saving'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller/orders'))
})

test('a saved shop is left without a question', async () => {
  server.use(http.patch('*/api/seller/shop', () => HttpResponse.json({ ...clay, name: 'Clay' })))
  const { router } = open()
  await fill('Shop name', 'Clay')
  fireEvent.click(screen.getByText('Save shop'))
  expect(await screen.findByText('Shop saved')).toBeInTheDocument()
  fireEvent.click(screen.getByText('Elsewhere'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller/orders'))
})

test('a logo that was not taken keeps its crop and is sent again', async () => {
  let tries = 0
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.put('*/api/seller/shop/logo', async () => {
      tries += 1
      if (tries === 1) return HttpResponse.json({ code: 'unavailable', detail: 'Too busy' }, { status: 503 })
      await held
      return HttpResponse.json(clay)
    }),
  )
  open()
  const logo = within(await screen.findByRole('region', { name: 'Logo' }))
  const user = userEvent.setup()
  await user.upload(logo.getByLabelText('Add a logo'), new File(['1'], 'logo.png', { type: 'image/png' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop the logo' }))
  await user.click(dialog.getByRole('button', { name: 'Save picture' }))
  const again = await dialog.findByRole('button', { name: 'Try again' })
  expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement()
  await user.click(again)
  expect(await dialog.findByRole('progressbar', { name: /^Uploading, \d+%$/ })).toBeInTheDocument()
  answer()
  expect(await screen.findByText('Logo saved')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an open shop is previewed with its goods, which lead nowhere', async () => {
  const asked: (string | null)[] = []
  server.use(
    http.get('*/api/seller/shop', () => HttpResponse.json({ ...clay, status: 'approved' })),
    http.get('*/api/public/shops/:slug', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/public/products', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('shop'))
      return HttpResponse.json(listingOf(2))
    }),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Preview as shoppers see it' }))
  const preview = within(await screen.findByRole('dialog', { name: /^Preview: / }))
  expect(await preview.findByText('Mug 100')).toBeInTheDocument()
  expect(preview.getByText('Mug 100').closest('[inert]')).not.toBeNull()
  expect(asked).toEqual([clay.slug])
})
