import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cardOf, mug } from '@/testing/catalog'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { badgeOf, ProductCard, restMilliseconds } from './ProductCard'

const show = (over: Parameters<typeof cardOf>[1] = {}) => renderPage(<ProductCard card={cardOf(5, over)} />)

test('one badge at most: the sale comes first, and sold out is still said', () => {
  show({ priceSale: 1920, inStock: false })
  expect(screen.getByText('Sale −20%')).toBeInTheDocument()
  expect(screen.getAllByText('Sold out')).toHaveLength(1)
})

test('a sold-out product without a sale carries that badge, and one in stock none', () => {
  show({ inStock: false })
  expect(screen.getByText('Sold out')).toBeInTheDocument()
  expect(screen.queryByText(/Sale/)).not.toBeInTheDocument()
})

test('a reduction of less than one percent is no sale badge', () => {
  show({ price: 100_000, priceSale: 99_999 })
  expect(screen.queryByText(/Sale/)).not.toBeInTheDocument()
})

test('the card has one link, and a picture that says nothing twice', () => {
  const { container } = show({ thumbnail: '/media/mug.webp' })
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy')
})

test('the heart is there from the first look, beside the link and not in it', () => {
  show()
  expect(screen.getByRole('button', { name: 'Save Mug 5' }).closest('a')).toBeNull()
})

let asked = 0
beforeEach(() => {
  asked = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.use(
    http.get('*/api/public/products/mug-5', () => {
      asked += 1
      return HttpResponse.json({ ...mug, slug: 'mug-5' })
    }),
  )
})
afterEach(() => vi.useRealTimers())

/** Lets time pass for the pointer, and the answer arrive. */
async function rest(milliseconds: number) {
  act(() => vi.advanceTimersByTime(milliseconds))
  vi.useRealTimers()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
}

test('a pointer that rests on the card fetches the product', async () => {
  show()
  fireEvent.pointerEnter(screen.getByRole('link'), { pointerType: 'mouse' })
  await rest(restMilliseconds)
  await waitFor(() => expect(asked).toBe(1))
})

test('the focus that rests on the card fetches the product', async () => {
  show()
  fireEvent.focus(screen.getByRole('link'))
  await rest(restMilliseconds)
  await waitFor(() => expect(asked).toBe(1))
})

test('a pointer that passes over the card costs nothing', async () => {
  show()
  fireEvent.pointerEnter(screen.getByRole('link'), { pointerType: 'mouse' })
  act(() => vi.advanceTimersByTime(restMilliseconds - 1))
  fireEvent.pointerLeave(screen.getByRole('link'))
  await rest(restMilliseconds)
  expect(asked).toBe(0)
})

test('a finger that scrolls over the card costs nothing', async () => {
  show()
  fireEvent.pointerEnter(screen.getByRole('link'), { pointerType: 'touch' })
  await rest(restMilliseconds)
  expect(asked).toBe(0)
})

const day = 24 * 60 * 60 * 1000
const published = '2026-11-01T00:00:00Z'
const daysLater = (days: number) => Date.parse(published) + days * day
const fresh = { publishedAt: published }

test('a reduction comes before being sold out, and that before being new', () => {
  const later = daysLater(1)
  expect(badgeOf(cardOf(1, { ...fresh, priceSale: 1920, inStock: false }), later)?.words).toBe('Sale −20%')
  expect(badgeOf(cardOf(1, { ...fresh, inStock: false }), later)?.words).toBe('Sold out')
  expect(badgeOf(cardOf(1, fresh), later)?.words).toBe('New')
})

test('a product is new for thirty days', () => {
  expect(badgeOf(cardOf(1, fresh), daysLater(30))?.kind).toBe('new')
  expect(badgeOf(cardOf(1, fresh), daysLater(31))).toBeNull()
})
