import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage, renderThemed } from '@/testing/render'
import { awaitPage } from '../router/page'
import { LoadingBar, OfflineBanner } from './RootLayout'

test('the line is there while the code of a page is on its way, and no longer', async () => {
  renderThemed(<LoadingBar />)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  // Whoever goes elsewhere has begun to act.
  fireEvent.pointerMove(window)
  let arrive = () => undefined as void
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await act(async () => void awaitPage(arrival))
  expect(await screen.findByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument()
  await act(async () => arrive())
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

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
  expect(screen.getByRole('status')).toHaveTextContent("You're offline. Changes are paused")
  goOnline(true)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
