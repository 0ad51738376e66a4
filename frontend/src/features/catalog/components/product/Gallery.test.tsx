import { useState } from 'react'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { pictureAt } from '@/components/PictureSource'
import { renderPage } from '@/testing/render'
import { Gallery } from './Gallery'

const pictures = (count: number, width: number) =>
  Array.from({ length: count }, (_, at) => ({ ...pictureAt(`/media/${at}.webp`, `View ${at + 1}`), width, height: width }))

/** On jsdom's screen of 1024 × 768 px a whole picture is 553 px wide, so 1600 px are enough for 2.89 times that. */
function Shown({ count, start = 0, width = 1600 }: { count: number; start?: number; width?: number }) {
  const [shown, setShown] = useState(start)
  return <Gallery pictures={pictures(count, width)} tile="sand" title="Mug" shown={shown} onShow={setShown} />
}
const chosen = () => screen.getByRole('tab', { selected: true }).getAttribute('aria-label')

test('arrow keys walk through the thumbnails and stop at the ends', async () => {
  renderPage(<Shown count={3} />)
  await userEvent.click(screen.getByRole('tab', { name: 'View 1' }))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(chosen()).toBe('View 3')
  expect(screen.getByRole('tab', { name: 'View 3' })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  expect(chosen()).toBe('View 1')
})

test('only the picture seen first is fetched at once and before all else', () => {
  const { container } = renderPage(<Shown count={3} start={1} />)
  const main = [...container.querySelectorAll('[role=tabpanel] img')]
  expect(main.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'eager', 'lazy'])
  expect(container.querySelectorAll('img[fetchpriority=high]')).toHaveLength(1)
})

test('of many pictures the last place says how many more there are, and shows them', async () => {
  renderPage(<Shown count={10} />)
  expect(screen.getAllByRole('tab')).toHaveLength(6)
  await userEvent.click(screen.getByRole('button', { name: 'Show 4 more pictures' }))
  expect(screen.getAllByRole('tab')).toHaveLength(10)
  expect(chosen()).toBe('View 7')
})

test('the enlarged picture grows and shrinks by plus and minus, and goes on by the arrows', async () => {
  renderPage(<Shown count={3} />)
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture: View 1' }))
  expect(await screen.findByText('100%')).toBeInTheDocument()
  await userEvent.keyboard('+')
  expect(screen.getByText('150%')).toBeInTheDocument()
  await userEvent.keyboard('--')
  expect(screen.getByText('100%')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('group', { name: 'View 2' })).toBeInTheDocument()
})

test('closing the enlarged picture leaves the keys alone', async () => {
  renderPage(<Shown count={2} />)
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture: View 1' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('100%')).not.toBeInTheDocument())
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toBe('View 1')
})

const swipe = (from: number, to: number) => {
  const view = screen.getByRole('group')
  fireEvent.pointerDown(view, { pointerId: 1, clientX: from, clientY: 100 })
  fireEvent.pointerMove(view, { pointerId: 1, clientX: to, clientY: 104 })
  fireEvent.pointerUp(view, { pointerId: 1, clientX: to, clientY: 104 })
}

test('a swipe over the enlarged picture turns to the next, a tremble does not', async () => {
  renderPage(<Shown count={3} />)
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture: View 1' }))
  await screen.findByRole('group', { name: 'View 1' })
  swipe(200, 180)
  expect(screen.getByRole('group', { name: 'View 1' })).toBeInTheDocument()
  swipe(200, 100)
  expect(screen.getByRole('group', { name: 'View 2' })).toBeInTheDocument()
  swipe(100, 200)
  expect(screen.getByRole('group', { name: 'View 1' })).toBeInTheDocument()
})

test('two fingers scale the picture, and moving it then turns to no other', async () => {
  renderPage(<Shown count={3} />)
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture: View 1' }))
  const view = await screen.findByRole('group', { name: 'View 1' })
  fireEvent.pointerDown(view, { pointerId: 1, clientX: 100, clientY: 100 })
  fireEvent.pointerDown(view, { pointerId: 2, clientX: 200, clientY: 100 })
  fireEvent.pointerMove(view, { pointerId: 2, clientX: 320, clientY: 100 })
  expect(screen.getByText('220%')).toBeInTheDocument()
  fireEvent.pointerMove(view, { pointerId: 2, clientX: 999, clientY: 100 })
  expect(screen.getByText('289%')).toBeInTheDocument()
  fireEvent.pointerUp(view, { pointerId: 2, clientX: 999, clientY: 100 })
  fireEvent.pointerUp(view, { pointerId: 1, clientX: 100, clientY: 100 })
  swipe(300, 100)
  expect(screen.getByRole('group', { name: 'View 1' })).toBeInTheDocument()
})

test('a picture grows as far as its pixels reach', async () => {
  renderPage(<Shown count={1} width={1000} />)
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture: View 1' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Zoom in' }))
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(screen.getByText('181%')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true')
})

test('a dense screen needs more pixels', async () => {
  vi.stubGlobal('devicePixelRatio', 2)
  renderPage(<Shown count={1} width={1600} />)
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture: View 1' }))
  await screen.findByRole('group', { name: 'View 1' })
  await userEvent.keyboard('++')
  expect(screen.getByText('145%')).toBeInTheDocument()
  vi.unstubAllGlobals()
})

test('a small picture opens large without being enlarged, and one can leaf through', async () => {
  const { unmount } = renderPage(<Shown count={2} width={799} />)
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture: View 1' }))
  await screen.findByRole('group', { name: 'View 1' })
  expect(screen.getByText('100%').parentElement).toHaveAttribute('data-idle')
  await userEvent.keyboard('+')
  expect(screen.getByText('100%')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('group', { name: 'View 2' })).toBeInTheDocument()
  unmount()
  renderPage(<Shown count={1} width={799} />)
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture: View 1' }))
  await screen.findByRole('group', { name: 'View 1' })
  expect(screen.queryByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument()
})
