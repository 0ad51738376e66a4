import { Suspense, type ComponentType } from 'react'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderThemed } from '@/testing/render'
import { RouteErrorBoundary } from '../layouts/ErrorView'
import { fetchOrReload, isAwaiting, page } from './page'

const Mug = () => <h1>Mug</h1>
type Module = { Mug: ComponentType }

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const reload = vi.fn<() => void>()
const online = vi.spyOn(navigator, 'onLine', 'get')
const visits = vi.fn<() => { type: string }[]>()

beforeEach(() => {
  reload.mockReset()
  online.mockReturnValue(true)
  visits.mockReturnValue([{ type: 'navigate' }])
  vi.stubGlobal('location', { ...window.location, reload })
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(visits as never)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => void vi.unstubAllGlobals())

function show({ Component }: ReturnType<typeof page>) {
  if (!Component) throw new Error('no component')
  return renderThemed(
    <MemoryRouter>
      <RouteErrorBoundary resetKey="/mug">
        <Suspense fallback="waiting">
          <Component />
        </Suspense>
      </RouteErrorBoundary>
    </MemoryRouter>,
  )
}

test('a page is shown when its code has arrived, and fetched once', async () => {
  const load = vi.fn<() => Promise<Module>>().mockResolvedValue({ Mug })
  await act(async () => void show(page(load, 'Mug')))
  expect(screen.getByRole('heading', { name: 'Mug' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledOnce()
  expect(isAwaiting()).toBe(false)
})

test('a page that was fetched ahead is shown at once', async () => {
  const route = page(() => Promise.resolve({ Mug }), 'Mug')
  await route.handle.load()
  show(route)
  expect(screen.getByRole('heading', { name: 'Mug' })).toBeInTheDocument()
  expect(isAwaiting()).toBe(false)
})

test('a page that does not arrive without a network says so after one try, and the next one gets it', async () => {
  online.mockReturnValue(false)
  const load = vi.fn<() => Promise<Module>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ Mug })
  await act(async () => void show(page(load, 'Mug')))
  expect(screen.getByRole('heading', { name: "You're offline" })).toBeInTheDocument()
  expect(load).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Mug' })).toBeInTheDocument()
})

test('fetching ahead never loads the window anew, and a later visit tries again', async () => {
  const load = vi.fn<() => Promise<Module>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ Mug })
  const route = page(load, 'Mug')
  await expect(route.handle.load()).rejects.toThrow('gone')
  expect(reload).not.toHaveBeenCalled()
  await act(async () => void show(route))
  expect(screen.getByRole('heading', { name: 'Mug' })).toBeInTheDocument()
})

test('a file of an old version that is gone makes the page load anew', async () => {
  void fetchOrReload(gone)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a file that is still missing right after that is a fault, not a loop', async () => {
  visits.mockReturnValue([{ type: 'reload' }])
  vi.spyOn(performance, 'now').mockReturnValue(2000)
  await expect(fetchOrReload(gone)).rejects.toThrow('Failed to fetch')
  expect(reload).not.toHaveBeenCalled()
})
