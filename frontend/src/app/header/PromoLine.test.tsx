import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PromoLine } from './PromoLine'

const writeText = vi.fn<(text: string) => Promise<void>>()
Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
afterEach(() => vi.useRealTimers())

const words = () => screen.getByRole('button').querySelector('[aria-live]')

test('the line says the words of the specification', () => {
  render(<PromoLine />)
  expect(screen.getByText('PREMIUM COLLECTION! 10% OFF WITH COUPON "HELLOSHOP"')).toBeInTheDocument()
})

test('the code is one press away, and the button says so for a moment', async () => {
  vi.useFakeTimers()
  writeText.mockResolvedValue()
  render(<PromoLine />)
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  expect(writeText).toHaveBeenCalledExactlyOnceWith('HELLOSHOP')
  expect(words()).toHaveTextContent('Copied')
  act(() => vi.advanceTimersByTime(1600))
  expect(words()).toHaveTextContent('Copy code')
})

test('a browser that does not allow copying changes nothing', async () => {
  writeText.mockRejectedValue(new Error('no'))
  render(<PromoLine />)
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  expect(words()).toHaveTextContent('Copy code')
})
