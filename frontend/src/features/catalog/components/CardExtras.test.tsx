import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { pictureAt } from '@/components/PictureSource'
import { readToasts } from '@/components/toast/queue'
import { QuickAdd } from '@/features/cart/components/quick/QuickAdd'
import { cardOf, mug } from '@/testing/catalog'
import { asAda, asGuest } from '@/testing/people'
import { renderPage, showStyles } from '@/testing/render'
import { server } from '@/testing/server'
import { QuickAddContext } from '../QuickAdd'
import { ProductCard } from './ProductCard'

showStyles()

const pictures = [
  { ...pictureAt('/media/front.webp'), srcset: '/media/front-320.webp 320w', width: 320, height: 240 },
  pictureAt('/media/back.webp'),
]

function show(over: Parameters<typeof cardOf>[1] = {}, state: object = asGuest) {
  const shown = renderPage(
    <QuickAddContext value={(card, words) => <QuickAdd card={card} words={words} />}>
      <ProductCard card={cardOf(5, over)} />
    </QuickAddContext>,
    { at: '/search?q=mug', state },
  )
  // The visitor begins to act.
  fireEvent.keyDown(window)
  return shown
}
const images = (container: HTMLElement) => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))

/** Only wide screens with a pointer show it; this one is neither. */
const quickAdd = { name: 'Quick add: Mug 5', hidden: true }
const findQuickAdd = () => screen.findByRole('button', quickAdd)

beforeEach(() => {
  const single = { ...mug, slug: 'mug-5', options: [], variants: [{ ...mug.variants[0], optionIds: [] }] }
  server.use(http.get('*/api/public/products/mug-5', () => HttpResponse.json(single)))
})

test('a picture names its renditions and its size, so that nothing moves when it comes', () => {
  const { container } = show({ pictures })
  const image = container.querySelector('img')
  expect(image).toHaveAttribute('srcset', '/media/front-320.webp 320w')
  expect(image?.getAttribute('sizes')).toContain('264px')
  expect([image?.width, image?.height]).toEqual([320, 240])
})

test('a photo is seen blurred until it has come', () => {
  const photo = { ...pictureAt('/media/photo.webp'), placeholder: 'data:image/webp;base64,AA' }
  const { container } = show({ pictures: [photo] })
  const [image, blur] = container.querySelectorAll('img')
  expect(blur).not.toHaveAttribute('data-past')
  if (image) fireEvent.load(image)
  expect(blur).toHaveAttribute('data-past')
})

test('the second picture is fetched when a pointer rests on the card, not before and not by a finger', async () => {
  const { container } = show({ pictures })
  await findQuickAdd()
  const card = screen.getByRole('article')
  fireEvent.pointerEnter(card, { pointerType: 'touch' })
  expect(images(container)).toEqual(['/media/front.webp'])
  fireEvent.pointerEnter(card, { pointerType: 'mouse' })
  expect(images(container)).toEqual(['/media/front.webp', '/media/back.webp'])
})

test('four colours are dots, more are counted, and all are named for who listens', async () => {
  show({ colours: ['Forest', 'Sand', 'Red', 'Blue', 'Plum', 'Zebra'] })
  expect(await screen.findByText('Colors: Forest, Sand, Red, Blue, Plum, Zebra')).toBeInTheDocument()
  expect(screen.getByText('+2')).toBeInTheDocument()
  expect(document.querySelectorAll('i')).toHaveLength(4)
})

test('the heart leads a guest to the login and back', async () => {
  const { router } = show()
  const heart = await screen.findByRole('button', { name: 'Save Mug 5' })
  await userEvent.click(heart)
  expect(router.state.location.pathname).toBe('/login')
  expect(router.state.location.search).toBe(`?for=save&returnUrl=${encodeURIComponent('/search?q=mug')}`)
})

test('what a guest wanted is on the wishlist after the login, once', async () => {
  const kept: string[] = []
  server.use(
    http.put('*/api/user/wishlist/:id', ({ params }) => {
      kept.push(String(params.id))
      return new HttpResponse(null, { status: 204 })
    }),
    http.get('*/api/user/wishlist/ids', () => HttpResponse.json({ productIds: kept.map(Number) })),
  )
  const { unmount } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Save Mug 5' }))
  unmount()
  show({}, asAda)
  expect(await screen.findByRole('button', { name: /Remove Mug 5/ })).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(readToasts().at(-1)).toMatchObject({ text: 'Saved to your wishlist', detail: 'Mug 5' }))
  expect(kept).toEqual(['5'])
  expect(localStorage.getItem('pending_intent')).toBeNull()
})

test('what a guest wanted outlasts a list that was asked for before it was on it', async () => {
  localStorage.setItem('pending_intent', JSON.stringify({ kind: 'save', id: 5, title: 'Mug 5', at: Date.now() }))
  server.use(
    http.get('*/api/user/wishlist/ids', async () => {
      await delay(150)
      return HttpResponse.json({ productIds: [] })
    }),
    http.put('*/api/user/wishlist/5', () => new HttpResponse(null, { status: 204 })),
  )
  show({}, asAda)
  await waitFor(() => expect(readToasts().at(-1)?.text).toBe('Saved to your wishlist'))
  expect(await screen.findByRole('button', { name: /Remove Mug 5/ })).toHaveAttribute('aria-pressed', 'true')
})

test('what a guest wanted and takes off again at once is not called saved', async () => {
  localStorage.setItem('pending_intent', JSON.stringify({ kind: 'save', id: 5, title: 'Mug 5', at: Date.now() }))
  // neither is answered before it is taken off again
  let answer = () => {}
  const takenOff = new Promise<void>((resolve) => {
    answer = resolve
  })
  const change = async () => {
    await takenOff
    return new HttpResponse(null, { status: 204 })
  }
  server.use(http.put('*/api/user/wishlist/5', change), http.delete('*/api/user/wishlist/5', change))
  show({}, asAda)
  await userEvent.click(await screen.findByRole('button', { name: /Remove Mug 5/ }))
  answer()
  await waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual(['Removed from your wishlist']))
})

test('a wish of yesterday is not saved: it may have been another person’s', async () => {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000
  localStorage.setItem('pending_intent', JSON.stringify({ kind: 'save', id: 5, title: 'Mug 5', at: yesterday }))
  let calls = 0
  server.use(
    http.put('*/api/user/wishlist/5', () => {
      calls += 1
      return new HttpResponse(null, { status: 204 })
    }),
  )
  show({}, asAda)
  await waitFor(() => expect(localStorage.getItem('pending_intent')).toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.getByRole('button', { name: 'Save Mug 5' })).toBeInTheDocument()
  expect(calls).toBe(0)
})

test('a product without options goes into the cart from its card', async () => {
  const { store } = show()
  await userEvent.click(await findQuickAdd())
  await waitFor(() => expect(store.getState().guestCart.lines).toHaveLength(1))
  expect(readToasts().at(-1)?.text).toBe('Product added to cart successfully.')
})

test('what has just been sold out is not added, and says so', async () => {
  const sold = { ...mug, slug: 'mug-5', options: [], variants: [{ ...mug.variants[0], optionIds: [], stock: 0 }] }
  server.use(http.get('*/api/public/products/mug-5', () => HttpResponse.json(sold)))
  const { store } = show()
  await userEvent.click(await findQuickAdd())
  await waitFor(() => expect(readToasts().at(-1)?.detail).toBe('The last one just sold.'))
  expect(store.getState().guestCart.lines).toEqual([])
})

test('where something is to be chosen, or nothing is left, there is no quick way', async () => {
  // The dots come with it.
  const { unmount } = show({ hasOptions: true, colours: ['Forest'] })
  await screen.findByText('Colors: Forest')
  expect(screen.queryByRole('button', quickAdd)).not.toBeInTheDocument()
  unmount()
  show({ inStock: false, colours: ['Forest'] })
  await screen.findByText('Colors: Forest')
  expect(screen.queryByRole('button', quickAdd)).not.toBeInTheDocument()
})
