import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/testing/render'
import { RouteEffects } from './RouteEffects'

function Pages() {
  return (
    <>
      <Link to="/cart">Cart</Link>
      <Link to="/?sort=newest">Newest</Link>
      <main>
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/cart" element={<h1>Your cart</h1>} />
        </Routes>
      </main>
      <RouteEffects />
    </>
  )
}

test('a new page scrolls smoothly to the top and moves the focus to its heading', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo')
  renderPage(<Pages />)
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your cart' })).toHaveFocus())
})

test('the first page and a change of filters leave scroll and focus alone', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockClear()
  renderPage(<Pages />)
  await userEvent.click(screen.getByRole('link', { name: 'Newest' }))
  expect(scrollTo).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: 'Newest' })).toHaveFocus()
})
