import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageOf } from '@/testing/pages'
import { asAda, asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { ContactPage } from './ContactPage'

const received = vi.fn<(message: unknown) => void>()

function answer(respond: () => Response) {
  server.use(
    http.post('*/api/public/contact', async ({ request }) => {
      received(await request.json())
      return respond()
    }),
  )
}

beforeEach(() => {
  received.mockClear()
  server.use(
    http.get('*/api/public/pages/contact', () => HttpResponse.json(pageOf('contact', { title: 'Contact Us' }))),
    http.get('*/api/public/config', () => HttpResponse.json({ contactEmail: 'hello@shop.test', commissionBps: 800 })),
  )
  answer(() => HttpResponse.json({ reference: 'C-7K3M9Q' }, { status: 202 }))
})

const show = async (state: object = asGuest, at = '/contact') => {
  const page = renderPage(<ContactPage />, { at, state })
  await screen.findByRole('form', { name: 'Write to us' })
  return page
}
const field = (label: string) => screen.getByLabelText(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))

async function fillIn() {
  await userEvent.type(field('Your name'), ' Ada ')
  await userEvent.type(field('Email'), 'ada@example.test')
  await userEvent.selectOptions(field('Topic'), 'An order')
  await userEvent.type(field('Message'), 'The mug has a crack.')
}

test('a message is sent and its reference takes the focus', async () => {
  await show()
  await fillIn()
  await send()
  const sent = await screen.findByRole('region', { name: 'Your message is on its way' })
  await waitFor(() => expect(sent).toHaveFocus())
  expect(sent).toHaveAccessibleDescription(/ada@example\.test.*C-7K3M9Q/)
  expect(received).toHaveBeenCalledWith({
    name: 'Ada',
    email: 'ada@example.test',
    topic: 'order',
    message: 'The mug has a crack.',
    website: '',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }))
  expect(field('Message')).toHaveValue('')
})

test('nothing is sent before every field is right; the first wrong one gets the focus', async () => {
  await show()
  await userEvent.type(field('Your name'), 'Ada')
  await send()
  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(field('Email')).toHaveAccessibleDescription(/Enter an email address/)
  expect(field('Topic')).toHaveAccessibleDescription('Choose a topic')
  expect(field('Message')).toHaveAccessibleDescription(/10 characters or more/)
  expect(received).not.toHaveBeenCalled()
})

test('a field is checked when it is left and right again as soon as it is mended', async () => {
  await show()
  await userEvent.type(field('Email'), 'ada')
  expect(field('Email')).toHaveAccessibleDescription("We'll reply to this address.")
  await userEvent.tab()
  expect(field('Email')).toHaveAccessibleDescription(/Enter an email address/)
  await userEvent.type(field('Email'), '@example.test')
  expect(field('Email')).toHaveAccessibleDescription("We'll reply to this address.")
})

test('whoever is signed in need not say who they are', async () => {
  await show(asAda)
  expect(field('Your name')).toHaveValue('Ada')
  expect(field('Email')).toHaveValue('ada@example.test')
})

test('the address may choose the topic', async () => {
  await show(asGuest, '/contact?topic=rights')
  expect(field('Topic')).toHaveDisplayValue('Copied work or another right')
})

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  answer(() =>
    HttpResponse.json(
      { message: 'Check the form', errors: [{ pointer: '/email', code: 'email', message: 'That host takes no mail' }] },
      { status: 422 },
    ),
  )
  await show()
  await fillIn()
  await send()
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/That host takes no mail/))
  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(field('Message')).toHaveValue('The mug has a crack.')
})

test('too many messages: it says until when to wait and how else to write', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(new Date('2026-11-21T14:00:00').getTime())
  answer(() => HttpResponse.json({ code: 'too_many_messages' }, { status: 429, headers: { 'Retry-After': '1920' } }))
  await show()
  await fillIn()
  await send()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/Send it after 2:32.PM/)
  expect(screen.getByRole('link', { name: 'hello@shop.test' })).toHaveAttribute('href', 'mailto:hello@shop.test')
  expect(field('Message')).toHaveValue('The mug has a crack.')
  vi.restoreAllMocks()
})

test('a broken connection keeps the message and says so', async () => {
  answer(() => HttpResponse.error())
  await show()
  await fillIn()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent(/connect/)
  expect(field('Message')).toHaveValue('The mug has a crack.')
})

test('the decoy is out of reach for people and is sent when a program fills it in', async () => {
  const { container } = await show()
  const decoy = container.querySelector<HTMLInputElement>('[name="website"]')
  expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).not.toBeInTheDocument()
  expect(decoy).toHaveAttribute('tabindex', '-1')
  await fillIn()
  await userEvent.type(decoy as HTMLInputElement, 'x')
  await send()
  await waitFor(() => expect(received).toHaveBeenCalledWith(expect.objectContaining({ website: 'x' })))
})
