import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { faqHtml, pageOf } from '@/testing/pages'
import { renderPage, showStyles } from '@/testing/render'
import { server } from '@/testing/server'
import { FaqPage } from './FaqPage'

showStyles()

beforeEach(() =>
  server.use(http.get('*/api/public/pages/faq', () => HttpResponse.json(pageOf('faq', { title: 'FAQs', bodyHtml: faqHtml })))),
)

const show = async (at = '/faq') => {
  const page = renderPage(<FaqPage />, { at })
  await screen.findByRole('searchbox')
  return page
}
const fold = (name: string) => screen.getByRole('button', { name })
const type = (words: string) => userEvent.type(screen.getByRole('searchbox'), words)

test('a question unfolds its answer and folds it again', async () => {
  await show()
  const answer = screen.getByText(/With PayPal/)
  expect(fold('How can I pay?')).toHaveAttribute('aria-expanded', 'false')
  expect(answer).not.toBeVisible()
  await userEvent.click(fold('How can I pay?'))
  expect(fold('How can I pay?')).toHaveAttribute('aria-expanded', 'true')
  expect(answer).toBeVisible()
  await userEvent.click(fold('How can I pay?'))
  expect(answer).not.toBeVisible()
})

test('a search keeps what fits, opens it, marks the words and says how many there are', async () => {
  await show()
  expect(screen.getByText('3 questions')).toHaveAttribute('role', 'status')
  await type('refund')
  expect(screen.getByText('1 question')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { level: 2, name: 'Paying' })).not.toBeInTheDocument()
  expect(fold('Can I cancel?')).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('refund').tagName).toBe('MARK')
  await userEvent.clear(screen.getByRole('searchbox'))
  expect(screen.getByText('3 questions')).toBeInTheDocument()
  expect(fold('Can I cancel?')).toHaveAttribute('aria-expanded', 'false')
})

test('a search without hits names its words and leads to people', async () => {
  await show()
  await type('zebra')
  expect(screen.getByRole('heading', { name: 'No answers for "zebra"' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  expect(screen.getByText('0 questions')).toBeInTheDocument()
})

test('the address may bring a search along', async () => {
  await show('/faq?q=shipping%20yes')
  expect(screen.getByRole('searchbox')).toHaveValue('shipping yes')
  expect(fold('Is shipping free?')).toHaveAttribute('aria-expanded', 'true')
})

test('all answers open and close at once', async () => {
  await show()
  await userEvent.click(fold('Open all'))
  expect(screen.getByText(/With PayPal/)).toBeVisible()
  expect(screen.getByText(/Until the shop ships/)).toBeVisible()
  await userEvent.click(fold('Close all'))
  expect(screen.getByText(/With PayPal/)).not.toBeVisible()
})

test('an address that names a question opens it, puts the focus there and drops a search', async () => {
  const { router } = await show('/faq')
  await type('shipping')
  expect(screen.queryByRole('button', { name: 'Can I cancel?' })).not.toBeInTheDocument()
  await act(() => router.navigate('/faq#cancel'))
  expect(await screen.findByRole('button', { name: 'Can I cancel?' })).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(fold('Can I cancel?')).toHaveFocus())
  expect(screen.getByRole('searchbox')).toHaveValue('')
})
