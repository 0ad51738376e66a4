import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { readToasts } from '@/components/toast/queue'
import { sessionActions } from '@/features/auth/sessionSlice'
import { ada, asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { noContent, serveWishlist } from '@/testing/wishlists'
import { HeartButton } from './HeartButton'

const mug5 = { id: 5, title: 'Mug 5' }
const mug6 = { id: 6, title: 'Mug 6' }
const empty = { name: 'Save Mug 5', pressed: false }
const full = { name: 'Remove Mug 5 from the wishlist', pressed: true }
const showHeart = () => renderPage(<HeartButton product={mug5} />, { state: asAda })
const press = async (heart: typeof empty) => userEvent.click(await screen.findByRole('button', heart))
const toasts = () => readToasts().map(({ text }) => text)
/** Before the list is known a heart is not filled. */
const listCome = () => delay(50)

/** A server that holds back the answers of Mug 5 until it is let go; tells which calls came. */
function holdMug5(answer: () => Response) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const calls: string[] = []
  const hold = async ({ request }: { request: Request }) => {
    calls.push(request.method)
    await released
    return answer()
  }
  server.use(http.put('*/api/user/wishlist/5', hold), http.delete('*/api/user/wishlist/5', hold))
  return { calls, release }
}
const refuse = () => HttpResponse.json({ status: 409, code: 'wishlist_full', message: 'It is full.' }, { status: 409 })
const offline = () => HttpResponse.error()

test('a heart fills at once and empties again when the server refuses', async () => {
  const { release } = holdMug5(refuse)
  showHeart()
  await listCome()
  await press(empty)
  expect(await screen.findByRole('button', full)).toBeInTheDocument()
  release()
  expect(await screen.findByRole('button', empty)).toBeInTheDocument()
  expect(readToasts().at(-1)).toMatchObject({ kind: 'error', text: "It wasn't saved to your wishlist" })
})

test('taking off offers the way back', async () => {
  const held = serveWishlist(5)
  showHeart()
  await press(full)
  await waitFor(() => expect(readToasts().at(-1)?.text).toBe('Removed from your wishlist'))
  expect(held.ids).toEqual([])
  readToasts().at(-1)?.action?.onClick()
  expect(await screen.findByRole('button', full)).toBeInTheDocument()
  await waitFor(() => expect(held.ids).toEqual([5]))
})

test('a heart pressed again takes back what was said of the press before', async () => {
  const held = serveWishlist(5)
  showHeart()
  await press(full)
  await waitFor(() => expect(readToasts().at(-1)?.text).toBe('Removed from your wishlist'))
  await press(empty)
  await waitFor(() => expect(held.ids).toEqual([5]))
  expect(readToasts().filter(({ open }) => open)).toEqual([])
})

test('a press while it is not known who is there is carried out once it is', async () => {
  const held = serveWishlist()
  const { store } = renderPage(<HeartButton product={mug5} />, { at: '/search?q=mug' })
  await press(empty)
  expect(held.ids).toEqual([])
  act(() => void store.dispatch(sessionActions.loadUser(ada)))
  expect(await screen.findByRole('button', full)).toBeInTheDocument()
  await waitFor(() => expect(readToasts().at(-1)).toMatchObject({ text: 'Saved to your wishlist', detail: 'Mug 5' }))
  expect(held.ids).toEqual([5])
})

test('of two quick presses the last one counts, also at the server', async () => {
  const { calls, release } = holdMug5(noContent)
  showHeart()
  await listCome()
  await press(empty)
  await press(full)
  expect(await screen.findByRole('button', empty)).toBeInTheDocument()
  await waitFor(() => expect(calls).toEqual(['PUT']))
  release()
  await waitFor(() => expect(toasts()).toEqual(['Removed from your wishlist']))
  expect(calls).toEqual(['PUT', 'DELETE'])
  expect(screen.getByRole('button', empty)).toBeInTheDocument()
})

test('a press that a later one overtakes says nothing', async () => {
  serveWishlist(5)
  const { calls, release } = holdMug5(noContent)
  showHeart()
  await press(full)
  await press(empty)
  release()
  await waitFor(() => expect(calls).toEqual(['DELETE', 'PUT']))
  await delay(100)
  expect(screen.getByRole('button', full)).toBeInTheDocument()
  expect(toasts()).toEqual([])
})

test('a product that is put back before it could be taken off stays, also offline', async () => {
  serveWishlist(5)
  const { calls, release } = holdMug5(offline)
  showHeart()
  await press(full)
  await press(empty)
  release()
  await delay(200)
  expect(screen.getByRole('button', full)).toBeInTheDocument()
  expect(calls).toEqual(['DELETE'])
  expect(toasts()).toEqual([])
})

test('a product that is taken off before it could be saved is off, also where the server refuses it', async () => {
  const { calls, release } = holdMug5(refuse)
  showHeart()
  await listCome()
  await press(empty)
  await press(full)
  release()
  await waitFor(() => expect(toasts()).toEqual(['Removed from your wishlist']))
  expect(screen.getByRole('button', empty)).toBeInTheDocument()
  expect(calls).toEqual(['PUT'])
})

test('of several presses that come to nothing only the last one is told', async () => {
  serveWishlist(5)
  const { calls, release } = holdMug5(offline)
  showHeart()
  await press(full)
  await press(empty)
  await press(full)
  release()
  await waitFor(() => expect(toasts()).toEqual(["It wasn't removed from your wishlist"]))
  await delay(100)
  expect(screen.getByRole('button', full)).toBeInTheDocument()
  expect(calls).toEqual(['DELETE'])
  expect(toasts()).toHaveLength(1)
})

test('a heart outlasts a list that was asked for before it was pressed', async () => {
  server.use(
    http.get('*/api/user/wishlist/ids', async () => {
      await delay(150)
      return HttpResponse.json({ productIds: [] })
    }),
    http.put('*/api/user/wishlist/5', noContent),
  )
  showHeart()
  await press(empty)
  await delay(300)
  expect(screen.getByRole('button', full)).toBeInTheDocument()
})

test('a heart waits for no other', async () => {
  const held = serveWishlist()
  const { release } = holdMug5(noContent)
  renderPage([mug5, mug6].map((mug) => <HeartButton key={mug.id} product={mug} />), { state: asAda })
  await listCome()
  await press(empty)
  await userEvent.click(screen.getByRole('button', { name: 'Save Mug 6' }))
  await waitFor(() => expect(held.ids).toEqual([6]))
  release()
})
