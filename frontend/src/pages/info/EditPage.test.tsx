import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { readToasts } from '@/components/toast/queue'
import type { InfoPage as Page, PageDraft } from '@/features/content/api'
import { pageOf } from '@/testing/pages'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { InfoPage } from './InfoPage'

const german = pageOf('shipping', { language: 'de', title: 'Versand', lead: 'Kostet nichts.', body: 'Nichts.' })
let english: Page

beforeEach(() => {
  english = pageOf('shipping', { body: 'Write to {{email}}.' })
  const original = english
  server.use(
    http.get('*/api/public/pages/shipping', () => HttpResponse.json(english)),
    http.get('*/api/admin/pages/shipping/en', () => HttpResponse.json(english)),
    http.get('*/api/admin/pages/shipping/de', () => HttpResponse.json(german)),
    http.post('*/api/admin/pages/shipping/:language/preview', async ({ request }) => {
      const { title, lead, body } = (await request.json()) as PageDraft
      return HttpResponse.json({ title, leadHtml: lead, bodyHtml: `<p>Read by the gateway: ${body}</p>` })
    }),
    http.put('*/api/admin/pages/shipping/en', async ({ request }) => {
      english = { ...english, ...((await request.json()) as PageDraft), isEdited: true }
      return HttpResponse.json(english)
    }),
    http.delete('*/api/admin/pages/shipping/en', () => {
      english = original
      return HttpResponse.json(english)
    }),
  )
})

async function edit() {
  const page = renderPage(<InfoPage />, { at: '/shipping', path: '/shipping', state: asOperator })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit page' }))
  await screen.findByLabelText('Title')
  return page
}
// By text: the form is long, and looking for roles in it takes its time.
const press = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'button, button *' }))
const preview = () => within(screen.getByRole('region', { name: 'Preview' }))
const dialog = () => within(screen.getByRole('dialog'))
// At once, not letter by letter.
const fill = (label: string, text: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const retitle = (title: string) => fill('Title', title)

test('the preview follows the text, as the gateway reads it', async () => {
  await edit()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(await preview().findByText('Read by the gateway: Write to {{email}}.')).toBeInTheDocument()
  fill('Text', 'Write to {{email}}. Soon')
  expect(await preview().findByText('Read by the gateway: Write to {{email}}. Soon')).toBeInTheDocument()
})

test('a saved page is what visitors read at once', async () => {
  await edit()
  expect(screen.getByRole('button', { name: 'Save page' })).toBeDisabled()
  retitle('Shipping')
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
  await press('Save page')
  await waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual(['Page saved']))
  expect(screen.getByText('No changes yet')).toBeInTheDocument()
  await press('Cancel')
  expect(await screen.findByRole('heading', { level: 1, name: 'Shipping' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Edit page' })).toHaveFocus()
})

test('what was undone by hand is no change', async () => {
  await edit()
  retitle('Shipping Policy!')
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
  retitle('Shipping Policy')
  expect(screen.getByText('No changes yet')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save page' })).toBeDisabled()
})

test('a page without a title is not sent', async () => {
  await edit()
  retitle('')
  await press('Save page')
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Enter a title')
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus())
  expect(english.isEdited).toBe(false)
})

test('what the server refuses stands at its field, the text stays', async () => {
  const refusal = { message: 'Check the page', errors: [{ pointer: '/lead', code: 'long', message: 'Use 400 characters' }] }
  server.use(http.put('*/api/admin/pages/shipping/en', () => HttpResponse.json(refusal, { status: 422 })))
  await edit()
  retitle('Shipping')
  await press('Save page')
  await waitFor(() => expect(screen.getByLabelText('Lead')).toHaveAccessibleDescription(/Use 400 characters/))
  expect(screen.getByLabelText('Title')).toHaveValue('Shipping')
})

test('each language keeps its own draft', async () => {
  await edit()
  retitle('Shipping')
  await press('Deutsch')
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Versand'))
  await userEvent.click(screen.getByRole('button', { name: /English/ }))
  expect(screen.getByLabelText('Title')).toHaveValue('Shipping')
  expect(screen.getByRole('button', { name: 'English · changed' })).toBePressed()
})

test('unsaved changes are not left without a question', async () => {
  await edit()
  retitle('Shipping')
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await press('Cancel')
  await userEvent.click(dialog().getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Title')).toHaveValue('Shipping')
  await press('Cancel')
  await userEvent.click(dialog().getByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Shipping Policy' })).toBeInTheDocument()
})

test('a link waits for the answer too, and goes where it led', async () => {
  const { router } = await edit()
  retitle('Shipping')
  await userEvent.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
  expect(router.state.location.pathname).toBe('/shipping')
  await userEvent.click(dialog().getByRole('button', { name: 'Leave without saving' }))
  expect(router.state.location.pathname).toBe('/')
})

test('without changes nothing asks', async () => {
  const { router } = await edit()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(false)
  await userEvent.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
  expect(router.state.location.pathname).toBe('/')
})

test('an edited page can be put back to the original after a question', async () => {
  english = { ...english, title: 'Mine', isEdited: true }
  await edit()
  await press('Restore original')
  expect(dialog().getByRole('heading', { name: 'Restore the original text?' })).toBeInTheDocument()
  await userEvent.click(dialog().getByRole('button', { name: 'Restore original' }))
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Shipping Policy'))
  expect(readToasts().map(({ text }) => text)).toEqual(['Original text restored'])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore original' })).not.toBeInTheDocument())
})

test('a text that does not load can be asked for again', async () => {
  const fail = vi.fn<() => Response>(() => HttpResponse.json({}, { status: 403 }))
  server.use(http.get('*/api/admin/pages/shipping/en', fail))
  renderPage(<InfoPage />, { at: '/shipping', path: '/shipping', state: asOperator })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit page' }))
  expect(await screen.findByText("The text didn't load")).toBeInTheDocument()
  await press('Retry')
  await waitFor(() => expect(fail).toHaveBeenCalledTimes(2))
})

test('a preview that does not come says so, and the next change asks again', async () => {
  const url = '*/api/admin/pages/shipping/:language/preview'
  server.use(http.post(url, () => HttpResponse.json({}, { status: 400 }), { once: true }))
  await edit()
  expect(await preview().findByText(/didn't update/)).toBeInTheDocument()
  fill('Text', 'Write to {{email}}. Soon')
  expect(await preview().findByText('Read by the gateway: Write to {{email}}. Soon')).toBeInTheDocument()
  expect(preview().queryByText(/didn't update/)).not.toBeInTheDocument()
})
