import { expect, test } from 'vitest'
import type { CategoryView } from './api'
import { narrowingLinksOf, scopeLinksOf, ancestorLinks } from './scopes'

const kitchen: CategoryView = {
  id: 1,
  name: 'Kitchen',
  slug: 'kitchen',
  tile: 'sand',
  path: [{ name: 'Kitchen', slug: 'kitchen' }],
  children: [{ id: 2, name: 'Mugs', slug: 'mugs' }],
  productCount: 9,
  collection: null,
}
const mugs: CategoryView = {
  ...kitchen,
  name: 'Mugs',
  path: [...kitchen.path, { name: 'Mugs', slug: 'mugs' }],
  children: [],
}

test('a category with parts offers all of itself and its parts', () => {
  expect(scopeLinksOf(kitchen)).toEqual([
    { name: 'All in Kitchen', to: '/category/kitchen', current: true },
    { name: 'Mugs', to: '/category/kitchen/mugs' },
  ])
})

test('a category without parts offers the one above it and marks itself', () => {
  expect(scopeLinksOf(mugs)).toEqual([
    { name: 'All in Kitchen', to: '/category/kitchen' },
    { name: 'Mugs', to: '/category/kitchen/mugs', current: true },
  ])
  expect(scopeLinksOf({ ...kitchen, children: [] })).toEqual([])
})

const facet = (name: string, count: number) => ({
  ...{ name, count },
  slug: name.toLowerCase(),
  path: `kitchen/${name.toLowerCase()}`,
})

test('with the counts come those beside a category, the empty ones last', () => {
  expect(scopeLinksOf(mugs, [facet('Bowls', 0), facet('Mugs', 4), facet('Plates', 9)])).toEqual([
    { name: 'All in Kitchen', to: '/category/kitchen' },
    { name: 'Mugs', to: '/category/kitchen/mugs', current: true, count: 4 },
    { name: 'Plates', to: '/category/kitchen/plates', count: 9 },
    { name: 'Bowls', to: '/category/kitchen/bowls', count: 0 },
  ])
})

test('a listing of something else is narrowed from all categories down', () => {
  const address = (path: readonly string[]) => `?category=${path.join('/')}`
  expect(narrowingLinksOf(undefined, [], address)).toEqual([])
  expect(narrowingLinksOf(undefined, [facet('Mugs', 4)], address)).toEqual([
    { name: 'All categories', to: '?category=', current: true },
    { name: 'Mugs', to: '?category=kitchen/mugs', count: 4 },
  ])
  expect(narrowingLinksOf(kitchen, [facet('Mugs', 4)], address).map(({ name }) => name)).toEqual([
    ...['All categories', 'All in Kitchen', 'Mugs'],
  ])
})

test('the ancestor links name what stands above', () => {
  expect(ancestorLinks(mugs)).toEqual([{ name: 'Kitchen', to: '/category/kitchen' }])
  expect(ancestorLinks(kitchen)).toEqual([])
})
