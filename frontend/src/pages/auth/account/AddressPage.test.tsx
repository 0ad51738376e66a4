import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Address, AddressInput } from '@/features/auth/api'
import { asAda } from '@/testing/people'
import { renderPage, showStyles } from '@/testing/render'
import { server } from '@/testing/server'
import { AddressPage } from './AddressPage'

showStyles()

const addressOf = (id: number, over: Partial<Address> = {}): Address => ({
  id,
  firstName: 'Ada',
  lastName: `Example ${id}`,
  companyName: null,
  country: 'DE',
  addressLine1: `Marktstraße ${id}`,
  addressLine2: null,
  city: 'Berlin',
  state: null,
  postalCode: '10115',
  phoneNumber: '+4930901820',
  isDefault: false,
  ...over,
})

let book: Address[]

beforeEach(() => {
  book = [addressOf(1, { isDefault: true }), addressOf(2)]
  server.use(
    http.get('*/api/user/addresses', () => HttpResponse.json(book)),
    http.delete('*/api/user/addresses/:id', ({ params }) => {
      book = book.filter(({ id }) => id !== Number(params.id))
      return new HttpResponse(null, { status: 204 })
    }),
    http.post('*/api/user/addresses', async ({ request }) => {
      const input = (await request.json()) as AddressInput
      const made = addressOf(9, input as Partial<Address>)
      book = [...book, made]
      return HttpResponse.json(made, { status: 201 })
    }),
    http.post('*/api/user/addresses/:id/default', ({ params }) => {
      book = book.map((address) => ({ ...address, isDefault: address.id === Number(params.id) }))
      return HttpResponse.json(book[1])
    }),
  )
})

const open = () => renderPage(<AddressPage />, { state: asAda })

test('a deleted address can be had back, and the focus waits where that is done', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete address of Ada Example 2' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()
  await expect.poll(() => screen.queryByText('Marktstraße 2')).toBeNull()
  await userEvent.click(undo)
  expect(await screen.findByText('Marktstraße 2')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(book[1]).toMatchObject({ lastName: 'Example 2', isDefault: false })
})

test('another default takes the badge, and the focus stays on its card', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Set as default: Ada Example 2' }))
  const edit = screen.getByRole('button', { name: 'Edit address of Ada Example 2' })
  await expect.poll(() => document.activeElement).toBe(edit)
  const card = edit.closest('li') as HTMLElement
  expect(await within(card).findByText('Default')).toBeInTheDocument()
})

test('a new address is written on the page, from its heading back to the heading of the book', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add address' }))
  expect(screen.getByRole('heading', { name: 'New address' })).toHaveFocus()
  await userEvent.selectOptions(await screen.findByLabelText('Country'), 'HK')
  expect(screen.getByLabelText(/^Postal code/)).not.toBeVisible()
  await userEvent.type(screen.getByLabelText('First name'), 'Grace')
  await userEvent.type(screen.getByLabelText('Last name'), 'Example')
  await userEvent.type(screen.getByLabelText('Street address'), '1 Queen’s Road')
  await userEvent.type(screen.getByLabelText('City'), 'Hong Kong')
  await userEvent.type(screen.getByLabelText('Phone number'), '+852 2345 6789{Enter}')
  expect(await screen.findByText('Grace Example')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Addresses' })).toHaveFocus()
  expect(book[2]).toMatchObject({ country: 'HK', postalCode: null, state: null, phoneNumber: '+85223456789' })
})

test('the postal code stands where the country writes it, and is kept as it was typed', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add address' }))
  const country = await screen.findByLabelText('Country')
  const code = () => screen.getByLabelText(/^(Postal|ZIP) code$/)
  const isCodeFirst = () =>
    code().compareDocumentPosition(screen.getByLabelText('City')) === Node.DOCUMENT_POSITION_FOLLOWING
  await userEvent.selectOptions(country, 'US')
  await userEvent.type(code(), '10115')
  expect(isCodeFirst()).toBe(false)
  await userEvent.selectOptions(country, 'DE')
  expect(isCodeFirst()).toBe(true)
  expect(code()).toHaveValue('10115')
})

test('what is missing in an address is listed above it as links to the fields', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add address' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save address' }))
  const toCity = await screen.findByRole('link', { name: 'Enter a city' })
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
  await userEvent.click(toCity)
  expect(screen.getByLabelText('City')).toHaveFocus()
})

test('another country can be chosen while faults are shown, and takes its fields away', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add address' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save address' }))
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'HK')
  expect(screen.getByLabelText('Country')).toHaveValue('HK')
  expect(screen.getByLabelText(/^Postal code/)).not.toBeVisible()
})

test('an empty book says what it is for', async () => {
  book = []
  open()
  expect(await screen.findByRole('heading', { name: 'No addresses yet' })).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Add address' })).toHaveLength(1)
})

test('a book that does not load can be asked for again', async () => {
  server.use(http.get('*/api/user/addresses', () => HttpResponse.json({}, { status: 400 }), { once: true }))
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Your addresses didn\'t load')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Marktstraße 1')).toBeInTheDocument()
})
