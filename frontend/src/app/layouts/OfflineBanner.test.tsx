import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '@/testing/render'
import { OfflineBanner } from './OfflineBanner'

const online = vi.spyOn(navigator, 'onLine', 'get')

function goOnline(value: boolean) {
  online.mockReturnValue(value)
  act(() => void window.dispatchEvent(new Event(value ? 'online' : 'offline')))
}

afterEach(() => void online.mockReturnValue(true))

test('the note comes with the loss of the network and goes when it is back', () => {
  renderPage(<OfflineBanner />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  goOnline(false)
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. Changes are paused')
  goOnline(true)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
