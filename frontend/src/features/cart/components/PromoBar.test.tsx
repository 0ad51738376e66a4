import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { asAda, asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { standardPromo } from '@/testing/promo'
import { PromoBar } from './PromoBar'

const writeText = vi.fn<(text: string) => Promise<void>>()
Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
afterEach(() => vi.useRealTimers())

const open = (state = asGuest, promo: Parameters<typeof PromoBar>[0]['promo'] = standardPromo) =>
  renderPage(<PromoBar promo={promo} />, { state })
const words = () => screen.getByRole('button').querySelector('[aria-live]')

test('the line says the words of the specification', () => {
  open()
  expect(screen.getByText('PREMIUM COLLECTION! 10% OFF WITH COUPON "HELLOSHOP"')).toBeInTheDocument()
})

test('the code is one press away, and the button says so for a moment', async () => {
  vi.useFakeTimers()
  writeText.mockResolvedValue()
  open()
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  expect(writeText).toHaveBeenCalledExactlyOnceWith('HELLOSHOP')
  expect(words()).toHaveTextContent('Copied')
  act(() => vi.advanceTimersByTime(1600))
  expect(words()).toHaveTextContent('Copy code')
})

test('a browser that does not allow copying changes nothing', async () => {
  writeText.mockRejectedValue(new Error('no'))
  open()
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  expect(words()).toHaveTextContent('Copy code')
})

test('who has used the coupon is not offered its code; a guest of the same browser is', () => {
  localStorage.setItem('used_coupons', '["1:HELLOSHOP"]')
  const { unmount } = open(asAda)
  expect(screen.getByText('Already used')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  unmount()
  open()
  expect(screen.getByRole('button')).toBeInTheDocument()
})

test('a used code counts in whatever case the operator wrote it', () => {
  localStorage.setItem('used_coupons', '["1:MUGS10"]')
  open(asAda, { text: 'Free mugs', code: 'mugs10', link: null })
  expect(screen.getByText('Already used')).toBeInTheDocument()
})

test('another code is copied as it is, and the words lead where the operator said', async () => {
  writeText.mockResolvedValue()
  open(asGuest, { text: 'Free mugs', code: 'MUGS', link: '/category/kitchen' })
  expect(screen.getByRole('link', { name: 'Free mugs' })).toHaveAttribute('href', '/category/kitchen')
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  expect(writeText).toHaveBeenLastCalledWith('MUGS')
})

test('a line without a code has no button', () => {
  open(asGuest, { text: 'Free mugs', code: null, link: 'https://fair.example/' })
  expect(screen.getByRole('link', { name: 'Free mugs' })).toHaveAttribute('href', 'https://fair.example/')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
