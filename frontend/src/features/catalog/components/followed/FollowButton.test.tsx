import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { readToasts } from '@/components/toast/queue'
import { sessionActions } from '@/features/auth/sessionSlice'
import { serveFollowedShops } from '@/testing/followed'
import { ada, asAda, asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { FollowButton } from './FollowButton'

const clay = { id: 7, name: 'Clay & Co' }
const off = { name: 'Follow Clay & Co', pressed: false }
const on = { name: 'Following Clay & Co', pressed: true }
const at = '/shop/clay-and-co?tab=about'
const show = (state?: object) => renderPage(<FollowButton shop={clay} />, { at, ...(state ? { state } : {}) })
const press = async (button: typeof off) => userEvent.click(await screen.findByRole('button', button))

test('a shop is followed at once, and no more when the server refuses', async () => {
  let refuse = () => {}
  const refused = new Promise<void>((resolve) => (refuse = resolve))
  server.use(
    http.put('*/api/user/followed-shops/7', async () => {
      await refused
      return HttpResponse.json({ status: 409, code: 'follows_full', message: 'Too many.' }, { status: 409 })
    }),
  )
  show(asAda)
  await waitFor(() => expect(screen.getByRole('button', off)).toBeInTheDocument())
  await new Promise((resolve) => setTimeout(resolve, 50))
  await press(off)
  expect(await screen.findByRole('button', on)).toBeInTheDocument()
  refuse()
  expect(await screen.findByRole('button', off)).toBeInTheDocument()
  expect(readToasts().at(-1)).toMatchObject({ kind: 'error', text: "The shop wasn't followed" })
})

test('a shop that is followed no more can be followed again', async () => {
  const held = serveFollowedShops(7)
  show(asAda)
  await press(on)
  await waitFor(() => expect(readToasts().at(-1)).toMatchObject({ text: 'You unfollowed this shop', detail: 'Clay & Co' }))
  expect(held.ids).toEqual([])
  readToasts().at(-1)?.action?.onClick()
  expect(await screen.findByRole('button', on)).toBeInTheDocument()
  await waitFor(() => expect(held.ids).toEqual([7]))
})

test('a guest is led to the login, which says why, and follows the shop once they are back', async () => {
  const held = serveFollowedShops()
  const { router, unmount } = show(asGuest)
  await press(off)
  expect(router.state.location.pathname).toBe('/login')
  expect(router.state.location.search).toBe(`?for=follow&returnUrl=${encodeURIComponent(at)}`)
  unmount()
  show(asAda)
  expect(await screen.findByRole('button', on)).toBeInTheDocument()
  await waitFor(() => expect(readToasts().at(-1)).toMatchObject({ text: "You're following this shop", detail: 'Clay & Co' }))
  expect(held.ids).toEqual([7])
  expect(localStorage.getItem('pending_intent')).toBeNull()
})

test('a press while it is not known who is there is carried out once it is', async () => {
  const held = serveFollowedShops()
  const { store } = show()
  await press(off)
  expect(held.ids).toEqual([])
  act(() => void store.dispatch(sessionActions.loadUser(ada)))
  expect(await screen.findByRole('button', on)).toBeInTheDocument()
  await waitFor(() => expect(held.ids).toEqual([7]))
})
