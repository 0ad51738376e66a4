import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import { renderPage, renderThemed } from '@/testing/render'
import { ChunkLoadError } from '@/components/onDemand'
import { RouteErrorBoundary, ErrorView } from './ErrorView'

test('a fault of the code shows its message under the words of the specification', () => {
  renderPage(<ErrorView error={new Error('x is not a function')} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!')
  expect(screen.getByText('x is not a function')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
})

test('a failed call shows its status, what the server said and the number of the request', () => {
  const data = { message: "We're very busy right now. Try again in a moment", requestId: 'r-42' }
  renderPage(<ErrorView error={{ status: 503, data }} />)
  expect(screen.getByText("503 We're very busy right now. Try again in a moment")).toBeInTheDocument()
  expect(screen.getByText('Request r-42')).toBeInTheDocument()
})

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

function Broken(): never {
  throw new Error('no such shelf')
}

const at = (place: string) => (
  <MemoryRouter>
    <RouteErrorBoundary resetKey={place}>{place === '/broken' ? <Broken /> : <h1>Home</h1>}</RouteErrorBoundary>
  </MemoryRouter>
)

test('a page that breaks is replaced by the error view, and going on leaves it behind', () => {
  const { rerender } = renderThemed(at('/broken'))
  expect(screen.getByText('no such shelf')).toBeInTheDocument()
  rerender(at('/'))
  expect(screen.getByRole('heading', { name: 'Home' })).toBeInTheDocument()
})

test('what breaks on the way to another page is caught there', () => {
  const { rerender } = renderThemed(at('/'))
  rerender(at('/broken'))
  expect(screen.getByText('no such shelf')).toBeInTheDocument()
})

test('a page whose code did not arrive comes by itself once there is a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let isBroken = true
  function Page() {
    if (isBroken) throw new ChunkLoadError('The page did not arrive', () => undefined)
    return <h1>Mug</h1>
  }
  renderThemed(
    <MemoryRouter>
      <RouteErrorBoundary resetKey="/mug">
        <Page />
      </RouteErrorBoundary>
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { name: "You're offline" })).toBeInTheDocument()
  isBroken = false
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('heading', { name: 'Mug' })).toBeInTheDocument()
})
