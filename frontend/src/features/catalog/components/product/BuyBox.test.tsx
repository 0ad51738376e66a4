import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { mug } from '@/testing/catalog'
import { renderPage } from '@/testing/render'
import { BuyBox } from './BuyBox'

afterEach(() => vi.unstubAllGlobals())

test('the bar at the bottom stands while the button is out of view, below as well as above', async () => {
  let see: (isIntersecting: boolean) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect() {}
      observe = () => undefined
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => told([{ isIntersecting }])
      }
    },
  )
  const given = { choice: {}, variant: null, switched: [], pending: false, before: null, children: null }
  renderPage(<BuyBox product={mug} {...given} onChoose={() => undefined} onAdd={() => Promise.resolve(true)} />)
  expect(screen.getAllByRole('button', { name: 'Add to cart' })).toHaveLength(1)
  act(() => see(false))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Add to cart' })).toHaveLength(2))
  act(() => see(true))
  expect(screen.getAllByRole('button', { name: 'Add to cart' })).toHaveLength(1)
})
