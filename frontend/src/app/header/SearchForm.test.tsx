import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Suggestions } from '@/features/catalog/api'
import { readRecentSearches, writeCookiePreference, writeRecentSearches } from '@/lib/storage'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { suggestionRowsOf, splitTyped } from './suggestionRows'
import { SearchForm } from './SearchForm'
import { SearchOverlay } from './SearchOverlay'

const mug: Suggestions['products'][number] = {
  id: 1,
  slug: 'mug',
  title: 'Mug',
  thumbnail: null,
  tile: 'sand',
  price: 2400,
  priceSale: 1920,
}

/** What the server suggests while "mu" is typed. */
const suggestions: Suggestions = {
  queries: ['mug blue'],
  products: [mug],
  categories: [{ name: 'Mugs', path: 'kitchen/mugs', parent: 'Kitchen' }],
  shops: [{ name: 'Mug Makers', slug: 'mug-makers', logo: null, tile: 'mint' }],
}

let asked: string[] = []
beforeEach(() => {
  asked = []
  server.use(
    http.get('*/api/public/search/suggest', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q') ?? '')
      return HttpResponse.json(suggestions)
    }),
  )
})
const box = () => screen.getByRole('combobox', { name: 'Search for products...' })
const open = (at = '/cart') => renderPage(<SearchForm />, { at })
/** By what can be read: the names that are computed here leave out spaces beside bold words. */
const optionOf = (words: string) =>
  waitFor(() => screen.getAllByRole('option').find((option) => option.textContent === words) ?? screen.getByText(words))
const marked = () => document.getElementById(box().getAttribute('aria-activedescendant') || 'none')

test('while words are typed the suggestions stand under the box, in groups', async () => {
  open()
  expect(box()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.type(box(), 'mu')
  const list = await screen.findByRole('listbox', { name: 'Search suggestions' })
  expect(box()).toHaveAttribute('aria-expanded', 'true')
  expect(box()).toHaveAttribute('aria-controls', list.id)
  const link = (group: string, name: RegExp | string) =>
    within(within(list).getByRole('group', { name: group })).getByRole('option', { name }).getAttribute('href')
  expect(link('Searches', /^mug ?blue$/)).toBe('/search?q=mug%20blue')
  expect(link('Products', /^Mug Now ?\$19\.20/)).toBe('/product/mug')
  expect(link('Categories', 'Mugs in Kitchen')).toBe('/category/kitchen/mugs')
  expect(link('Shops', /Mug Makers/)).toBe('/shop/mug-makers')
})

test('what was typed is plain, what it is completed with bold', async () => {
  open()
  await userEvent.type(box(), 'mug')
  const option = await optionOf('mug blue')
  expect(option.querySelector('b')).toHaveTextContent(/^ ?blue$/)
})

test('the server is asked after a pause, once, and never for an empty box', async () => {
  open()
  await userEvent.type(box(), 'mug')
  await screen.findByRole('listbox')
  expect(asked).toEqual(['mug'])
  await userEvent.clear(box())
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  await delay(200)
  expect(asked).toEqual(['mug'])
})

test('an answer that comes late is dropped', async () => {
  server.use(
    http.get('*/api/public/search/suggest', async ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? ''
      if (q === 'te') await delay(600)
      return HttpResponse.json({ ...suggestions, queries: [`${q} found`], products: [], categories: [], shops: [] })
    }),
  )
  open()
  await userEvent.type(box(), 'te')
  await delay(200)
  await userEvent.clear(box())
  await userEvent.type(box(), 'mug')
  expect(await optionOf('mug found')).toBeInTheDocument()
  await delay(700)
  expect(screen.getByRole('listbox')).toHaveTextContent(/^Searchesmug found$/)
})

test('the arrow keys mark rows, round and round, and the focus stays in the box', async () => {
  open()
  await userEvent.type(box(), 'mu')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{ArrowDown}')
  expect(marked()).toHaveTextContent('mug blue')
  expect(box()).toHaveAttribute('aria-activedescendant', marked()?.id)
  expect(box()).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(marked()).toBeNull()
  expect(box()).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{ArrowUp}')
  expect(marked()).toHaveTextContent('Mug Makers')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(marked()).toHaveTextContent('mug blue')
})

test('Enter opens the marked row, and without one searches for the words', async () => {
  const { router } = open()
  await userEvent.type(box(), 'mu')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(router.state.location.pathname).toBe('/product/mug')
  expect(box()).toHaveValue('')
  await userEvent.type(box(), ' blue  mug {Enter}')
  expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=blue%20%20mug' })
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('a chosen search stays in the box', async () => {
  const { router } = open()
  await userEvent.type(box(), 'mu')
  await userEvent.click(await optionOf('mug blue'))
  expect(router.state.location.search).toBe('?q=mug%20blue')
  expect(box()).toHaveValue('mug blue')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('Esc closes the list, then clears the box; leaving by Tab closes it too', async () => {
  open()
  await userEvent.type(box(), 'mu')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(box()).toHaveValue('mu')
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('listbox')).toBeInTheDocument()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(box()).toHaveValue('mu')
  box().focus()
  await userEvent.keyboard('{Escape}{Escape}')
  expect(box()).toHaveValue('')
})

test('the box is emptied by its own button, which is there only while something stands in it', async () => {
  open('/search?q=mug')
  expect(box()).toHaveValue('mug')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(box()).toHaveValue('')
  expect(box()).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument()
})

test('an empty box offers the last five searches, the newest first, if they may be kept', async () => {
  writeCookiePreference('accepted')
  open('/search?q=seven')
  for (const words of ['one', 'two', 'three', 'four', 'five', 'six', 'two']) {
    await userEvent.clear(box())
    await userEvent.type(box(), `${words}{Enter}`)
  }
  await userEvent.clear(box())
  const group = await screen.findByRole('group', { name: 'Recent searches' })
  expect(within(group).getAllByRole('option').map((option) => option.textContent)).toEqual([
    ...['two', 'six', 'five', 'four', 'three'],
  ])
})

test('without consent nothing is remembered', async () => {
  open()
  await userEvent.type(box(), 'mug{Enter}')
  await userEvent.clear(box())
  expect(localStorage.getItem('recent_searches')).toBeNull()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('a recent search is removed by its button or by Delete, and all by one button', async () => {
  writeCookiePreference('accepted')
  writeRecentSearches(['one', 'two', 'three', 'four'])
  open()
  await userEvent.click(box())
  await screen.findByRole('listbox')
  await userEvent.click(screen.getByLabelText('Remove "two"'))
  expect(readRecentSearches()).toEqual(['one', 'three', 'four'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Delete}')
  expect(readRecentSearches()).toEqual(['one', 'four'])
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }))
  expect(readRecentSearches()).toEqual([])
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('the button below the recent searches is reached by Tab; Esc leads back to the box', async () => {
  writeCookiePreference('accepted')
  writeRecentSearches(['one', 'two'])
  open()
  await userEvent.click(box())
  await screen.findByRole('listbox')
  const clear = () => screen.getByRole('button', { name: 'Clear recent searches' })
  await userEvent.tab()
  await userEvent.tab()
  expect(clear()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(box()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(readRecentSearches()).toEqual([])
  expect(box()).toHaveFocus()
})

test('who searches leaves the box, for what was found has the focus', async () => {
  open()
  await userEvent.type(box(), 'mug{Enter}')
  expect(box()).not.toHaveFocus()
  await userEvent.type(box(), ' bl')
  await userEvent.click(await optionOf('mug blue'))
  expect(box()).not.toHaveFocus()
})

test('who searches for the same words again stays in the box, for no new page takes the focus', async () => {
  const { router } = open('/search?q=mug%20blue&sort=newest')
  await userEvent.type(box(), '{Enter}')
  expect(router.state.location.search).toBe('?q=mug%20blue')
  expect(box()).toHaveFocus()
  expect(box()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.type(box(), ' x')
  await userEvent.click(await optionOf('mug blue'))
  expect(box()).toHaveFocus()
  expect(box()).toHaveAttribute('aria-expanded', 'false')
})

test('on phones the suggestions stand over the page, eight at most, and choosing one closes it', async () => {
  const queries = ['a', 'b', 'c', 'd']
  const products = Array.from({ length: 5 }, (_, id) => ({ ...suggestions.products[0], id, slug: `mug-${id}` }))
  server.use(http.get('*/api/public/search/suggest', () => HttpResponse.json({ ...suggestions, queries, products })))
  let closed = 0
  const { router } = renderPage(<SearchOverlay open onClose={() => (closed += 1)} />)
  await userEvent.type(box(), 'mu')
  expect(await screen.findAllByRole('option')).toHaveLength(8)
  await userEvent.click(screen.getByRole('option', { name: 'a' }))
  expect(router.state.location.search).toBe('?q=a')
  expect(closed).toBe(1)
})

const many = {
  queries: ['a', 'b', 'c', 'd'],
  products: Array.from({ length: 5 }, (_, id) => ({ ...mug, id, slug: `mug-${id}` })),
  categories: [1, 2, 3].map((at) => ({ name: `C${at}`, path: `c${at}`, parent: null })),
  shops: [1, 2].map((at) => ({ name: `S${at}`, slug: `s${at}`, logo: null, tile: 'sand' as const })),
}
const counted = (rows: ReturnType<typeof suggestionRowsOf>) =>
  ['query', 'product', 'category', 'shop'].map((kind) => rows.filter((row) => row.kind === kind).length)

test('where there is room for few rows, every group keeps its share', () => {
  expect(counted(suggestionRowsOf(many, 8))).toEqual([3, 3, 1, 1])
  expect(counted(suggestionRowsOf(many, 10))).toEqual([4, 4, 1, 1])
})

test('room that one group does not need goes to the others', () => {
  expect(counted(suggestionRowsOf({ ...many, queries: [], shops: [] }, 8))).toEqual([0, 5, 3, 0])
})

test('each row leads where it says', () => {
  expect(suggestionRowsOf(suggestions, 10).map(({ to }) => to)).toEqual([
    '/search?q=mug%20blue',
    '/product/mug',
    '/category/kitchen/mugs',
    '/shop/mug-makers',
  ])
})

test.each([
  ['mug blue', ' Mug', { before: '', typed: 'mug', after: ' blue' }],
  ['blue mug', 'mug', { before: 'blue ', typed: 'mug', after: '' }],
  ['mug', 'mog', { before: '', typed: '', after: 'mug' }],
])('of "%s" after typing "%s" the rest is told apart', (text, typed, expected) => {
  expect(splitTyped(text, typed)).toEqual(expected)
})
