import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { noContent, serveWishlist } from '@/testing/wishlists'
import { ShareWishlist } from './ShareWishlist'

interface Share {
  token: string | null
  title: string | null
  createdAt: string | null
}

const off: Share = { token: null, title: null, createdAt: null }

/** A server that shares a list of these products, or not yet; answers how it does. */
function serveShare(share: Share = off, products = [1]) {
  serveWishlist(...products)
  const held = { share }
  const on = (token: string, title: string | null) => (held.share = { token, title, createdAt: '2026-11-27T10:00:00Z' })
  server.use(
    http.get('*/api/user/wishlist/share', () => HttpResponse.json(held.share)),
    http.put('*/api/user/wishlist/share', async ({ request }) => {
      const { title } = (await request.json()) as { title: string }
      return HttpResponse.json(on(held.share.token ?? 'first', title || null))
    }),
    http.post('*/api/user/wishlist/share/link', () => HttpResponse.json(on('second', held.share.title))),
    http.delete('*/api/user/wishlist/share', () => {
      held.share = off
      return noContent()
    }),
  )
  return held
}

async function open() {
  renderPage(<ShareWishlist />, { state: asAda })
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  return within(await screen.findByRole('dialog', { name: 'Share your wishlist' }))
}

const link = (token: string) => `${window.location.origin}/wishlist/${token}`
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

test('a link is made under a name, copied and sent', async () => {
  const held = serveShare()
  const share = vi.fn<(what: ShareData) => Promise<void>>().mockResolvedValue()
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const dialog = await open()
  expect(dialog.getByText("Anyone with the link can see your list. They can't change it.")).toBeInTheDocument()
  await userEvent.type(await dialog.findByRole('textbox', { name: /Name of the list/ }), 'Una’s birthday')
  await press('Create link')
  expect(await dialog.findByRole('textbox', { name: 'Link to your list' })).toHaveValue(link('first'))
  expect(dialog.getByText('Your link is ready')).toHaveFocus()
  expect(held.share.title).toBe('Una’s birthday')
  await press('Copy link')
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link('first'))
  await press('Send link')
  expect(share).toHaveBeenCalledExactlyOnceWith({ url: link('first') })
})

test('a list that is shared already can be named anew, and keeps its link', async () => {
  const held = serveShare({ token: 'first', title: 'Wishes', createdAt: null })
  const dialog = await open()
  const name = await dialog.findByRole('textbox', { name: /Name of the list/ })
  expect(name).toHaveValue('Wishes')
  await userEvent.clear(name)
  await press('Save name')
  expect(await dialog.findByText('Name saved')).toBeInTheDocument()
  expect(held.share).toMatchObject({ token: 'first', title: null })
})

test('a new link and the end of sharing are asked about first', async () => {
  const held = serveShare({ token: 'first', title: 'Wishes', createdAt: null })
  const dialog = await open()
  await press('Make a new link')
  await press('Keep link')
  expect(held.share.token).toBe('first')
  await waitFor(() => expect(screen.queryByText('Make a new link?')).not.toBeInTheDocument())
  await press('Make a new link')
  const renewing = within(await screen.findByRole('dialog', { name: 'Make a new link?' }))
  await userEvent.click(renewing.getByRole('button', { name: 'Make a new link' }))
  expect(await dialog.findByDisplayValue(link('second'))).toBeInTheDocument()
  expect(dialog.getByText(/^Your new link is ready/)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Make a new link?')).not.toBeInTheDocument())
  await press('Stop sharing')
  const stopping = within(await screen.findByRole('dialog', { name: 'Stop sharing your list?' }))
  await userEvent.click(stopping.getByRole('button', { name: 'Stop sharing' }))
  expect(await dialog.findByText("Your list isn't shared anymore")).toBeInTheDocument()
  expect(await dialog.findByRole('button', { name: 'Create link' })).toBeInTheDocument()
  expect(held.share).toEqual(off)
})

test('what does not work is said beside the button', async () => {
  serveShare({ token: 'first', title: null, createdAt: null })
  server.use(http.delete('*/api/user/wishlist/share', () => HttpResponse.json({ status: 400 }, { status: 400 })))
  const dialog = await open()
  await userEvent.click(await dialog.findByRole('button', { name: 'Stop sharing' }))
  const stopping = within(await screen.findByRole('dialog', { name: 'Stop sharing your list?' }))
  await userEvent.click(stopping.getByRole('button', { name: 'Stop sharing' }))
  expect(await dialog.findByText("That didn't work")).toBeInTheDocument()
  expect(dialog.getByDisplayValue(link('first'))).toBeInTheDocument()
})

test('a name has at most 60 characters', async () => {
  const held = serveShare()
  const dialog = await open()
  await userEvent.type(await dialog.findByRole('textbox', { name: /Name of the list/ }), 'x'.repeat(61))
  await press('Create link')
  expect(await dialog.findAllByText('Use at most 60 characters')).not.toHaveLength(0)
  expect(held.share).toEqual(off)
})

test('an empty list has nothing to share', async () => {
  serveShare(off, [])
  renderPage(<ShareWishlist />, { state: asAda })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument())
})

test('the link of a list that is empty by now can be ended', async () => {
  const held = serveShare({ token: 'first', title: null, createdAt: null }, [])
  renderPage(<ShareWishlist />, { state: asAda })
  await press('Share')
  await press('Stop sharing')
  const stopping = within(await screen.findByRole('dialog', { name: 'Stop sharing your list?' }))
  await userEvent.click(stopping.getByRole('button', { name: 'Stop sharing' }))
  expect(await screen.findByText("Your list isn't shared anymore")).toBeInTheDocument()
  expect(held.share).toEqual(off)
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument())
})
