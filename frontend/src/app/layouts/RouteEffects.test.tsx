import { useEffect, useLayoutEffect, useState } from 'react'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { renderPage } from '@/testing/render'
import { RouteEffects } from './RouteEffects'

/** So short that the browser moves the window up as soon as it is shown. */
function Short() {
  useLayoutEffect(() => {
    window.scrollY = 40
    window.dispatchEvent(new Event('scroll'))
  }, [])
  return <h1>Short</h1>
}

/** Its heading comes with its data, when the test says so. */
function Late() {
  const [come, setCome] = useState(false)
  useEffect(() => {
    const show = () => setCome(true)
    window.addEventListener('answer', show)
    return () => window.removeEventListener('answer', show)
  }, [])
  return come && <h1>Late</h1>
}

function Pages() {
  return (
    <>
      <Link to="/cart">Cart</Link>
      <Link to="/?sort=newest">Newest</Link>
      <Link to="/search?q=bowl">Bowls</Link>
      <Link to="/search?q=bowl&sort=newest">Newest bowls</Link>
      <Link to="/short">Short</Link>
      <Link to="/late">Late</Link>
      <Link to="/faq#refunds">Refunds</Link>
      <main>
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/short" element={<Short />} />
          <Route path="/late" element={<Late />} />
          <Route path="/cart" element={<h1>Your cart</h1>} />
          <Route path="/search" element={<h1>Search</h1>} />
          <Route
            path="/faq"
            element={
              <>
                <h1>FAQs</h1>
                <h2 id="refunds">When do I get my money back?</h2>
              </>
            }
          />
        </Routes>
      </main>
      <RouteEffects />
    </>
  )
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))
const toTop = { top: 0, behavior: 'smooth' }
let scrollTo: MockInstance

/** The pages, the first of them scrolled down; hands back the way back to it. */
function openScrolled() {
  const { router } = renderPage(<Pages />)
  window.scrollY = 640
  window.dispatchEvent(new Event('scroll'))
  return () => {
    scrollTo.mockClear()
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
    return act(() => router.navigate(-1))
  }
}
const toWhereItWas = { top: 640, behavior: 'instant' }

beforeEach(() => {
  scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation((to) => {
    window.scrollY = (to as unknown as ScrollToOptions).top ?? 0
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  window.scrollY = 0
})

test('a new page scrolls smoothly to the top, moves the focus to its heading and is announced', async () => {
  renderPage(<Pages />)
  await follow('Cart')
  expect(scrollTo).toHaveBeenCalledWith(toTop)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your cart' })).toHaveFocus())
  expect(screen.getByRole('status')).toHaveTextContent(document.title)
})

test('whoever types meanwhile keeps the focus; the page is announced all the same', async () => {
  renderPage(
    <>
      <input aria-label="Search" />
      <Pages />
    </>,
  )
  await follow('Late')
  await userEvent.type(screen.getByRole('textbox'), 'mug')
  act(() => void window.dispatchEvent(new Event('answer')))
  expect(await screen.findByRole('heading', { name: 'Late' })).not.toHaveFocus()
  expect(screen.getByRole('textbox')).toHaveFocus()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(document.title))
})

test('who wants no motion is at the top at once', async () => {
  const real = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...real(query), matches: query.includes('reduce') }))
  renderPage(<Pages />)
  await follow('Cart')
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test('the first page and a change of filters leave scroll and focus alone', async () => {
  renderPage(<Pages />)
  await follow('Newest')
  expect(scrollTo).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: 'Newest' })).toHaveFocus()
})

test('other words to search for are a new page, another order of the same words is not', async () => {
  renderPage(<Pages />, { at: '/search?q=mug' })
  await follow('Bowls')
  expect(scrollTo).toHaveBeenCalledWith(toTop)
  scrollTo.mockClear()
  await follow('Newest bowls')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('Back returns to where the page was', async () => {
  const goBack = openScrolled()
  await follow('Cart')
  await goBack()
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(toWhereItWas)
})

test('a smooth scroll that was still under way does not have the last word', async () => {
  const goBack = openScrolled()
  await follow('Cart')
  await goBack()
  window.scrollY = 440
  await waitFor(() => expect(window.scrollY).toBe(640))
})

test('a shorter page, which moves the window, does not change where Back leads', async () => {
  const goBack = openScrolled()
  await follow('Short')
  await goBack()
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(toWhereItWas)
})

test('Back returns to where a page was filtered, also when it was not scrolled since', async () => {
  const goBack = openScrolled()
  await follow('Newest')
  await follow('Short')
  await goBack()
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(toWhereItWas)
})

test('a link to a part of a page leads to that part', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  renderPage(<Pages />)
  await follow('Refunds')
  await waitFor(() => expect(scrollIntoView.mock.contexts[0]).toHaveAttribute('id', 'refunds'))
})
