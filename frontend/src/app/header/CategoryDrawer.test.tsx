import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { server } from '@/testing/server'
import { serveHeader, showHeader } from '@/testing/header'

beforeEach(serveHeader)

async function openDrawer(at?: string) {
  showHeader(undefined, at)
  await userEvent.click(screen.getByRole('button', { name: 'Categories' }))
  return within(await screen.findByRole('dialog', { name: 'Categories' }))
}

test('the drawer opens one category at a time, "All in" first', async () => {
  const drawer = await openDrawer()
  await userEvent.click(await drawer.findByRole('button', { name: 'Kitchen' }))
  expect(
    drawer
      .getAllByRole('link')
      .slice(0, 3)
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['All in Kitchen', '/category/kitchen'],
    ['Mugs', '/category/kitchen/mugs'],
    ['Pans', '/category/kitchen/pans'],
  ])
  await userEvent.click(drawer.getByRole('button', { name: 'Music' }))
  expect(drawer.getByRole('button', { name: 'Kitchen' })).toHaveAttribute('aria-expanded', 'false')
})

test('each button of the accordion is the heading of what it unfolds', async () => {
  const drawer = await openDrawer()
  const button = within(await drawer.findByRole('heading', { name: 'Kitchen', level: 3 })).getByRole('button')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(panel).toContainElement(drawer.getByRole('link', { name: 'Mugs' }))
})

test('the branch of the present page is open and its link is marked', async () => {
  const drawer = await openDrawer('/category/kitchen/mugs')
  expect(await drawer.findByRole('link', { name: 'Mugs' })).toHaveAttribute('aria-current', 'page')
  expect(drawer.getByRole('link', { name: 'All in Kitchen' })).not.toHaveAttribute('aria-current')
})

test('a category without children is a link', async () => {
  const drawer = await openDrawer()
  expect(await drawer.findByRole('link', { name: 'Garden' })).toHaveAttribute('href', '/category/garden')
})

test('a press beside the drawer closes it', async () => {
  await openDrawer()
  await userEvent.click(document.querySelector('.MuiBackdrop-root') as Element)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Categories' })).toHaveFocus()
})

test('a tree that does not load is logged; the drawer offers to try again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server.use(http.get('*/api/public/category/get_tree_category', () => HttpResponse.json({}, { status: 404 })))
  const drawer = await openDrawer()
  const retry = await drawer.findByRole('button', { name: 'Retry' })
  await vi.waitFor(() => expect(log.mock.calls.flat()).toContain("The category tree didn't load."))
  expect(screen.queryByLabelText('Suggested categories')).not.toBeInTheDocument()
  serveHeader()
  serveHeader()
  await userEvent.click(retry)
  expect(await drawer.findByRole('button', { name: 'Kitchen' })).toBeInTheDocument()
  log.mockRestore()
})
