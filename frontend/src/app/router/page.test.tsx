import { Suspense, type ComponentType } from 'react'
import { act, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { renderThemed } from '@/testing/render'
import { ErrorBoundary } from '../layouts/ErrorView'
import { importAgain } from './importAgain'
import { page } from './page'

const Mug = () => <h1>Mug</h1>
type Module = { Mug: ComponentType }

// The real one loads the window anew, which a test cannot watch.
vi.mock('./importAgain', async (original) => ({
  ...(await original<object>()),
  importAgain: vi.fn((load: () => Promise<unknown>) => load()),
}))
afterEach(() => {
  vi.restoreAllMocks()
  vi.mocked(importAgain).mockClear()
})

function show({ Component }: ReturnType<typeof page>) {
  if (!Component) throw new Error('no component')
  return renderThemed(
    <MemoryRouter>
      <ErrorBoundary place="/mug">
        <Suspense fallback="waiting">
          <Component />
        </Suspense>
      </ErrorBoundary>
    </MemoryRouter>,
  )
}

test('a page is shown when its code has arrived, and fetched once', async () => {
  const load = vi.fn<() => Promise<Module>>().mockResolvedValue({ Mug })
  await act(async () => void show(page(load, 'Mug')))
  expect(screen.getByRole('heading', { name: 'Mug' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledOnce()
})

test('a page that does not arrive ends in the error view, after one try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<Module>>().mockRejectedValue(new Error('Failed to fetch'))
  await act(async () => void show(page(load, 'Mug')))
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument()
  expect(screen.getByText('Failed to fetch')).toBeInTheDocument()
  expect(load).toHaveBeenCalledOnce()
})

test('fetching ahead never loads the window anew, and a later visit tries again', async () => {
  const load = vi.fn<() => Promise<Module>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ Mug })
  const route = page(load, 'Mug')
  await expect(route.handle.load()).rejects.toThrow('gone')
  expect(importAgain).not.toHaveBeenCalled()
  await act(async () => void show(route))
  expect(screen.getByRole('heading', { name: 'Mug' })).toBeInTheDocument()
})
