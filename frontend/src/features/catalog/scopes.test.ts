import { expect, test } from 'vitest'
import type { CategoryView } from './api'
import { scopesOf, trailOf } from './scopes'

const kitchen: CategoryView = {
  id: 1,
  name: 'Kitchen',
  slug: 'kitchen',
  tile: 'sand',
  path: [{ name: 'Kitchen', slug: 'kitchen' }],
  children: [{ id: 2, name: 'Mugs', slug: 'mugs' }],
  productCount: 9,
}
const mugs: CategoryView = {
  ...kitchen,
  name: 'Mugs',
  path: [...kitchen.path, { name: 'Mugs', slug: 'mugs' }],
  children: [],
}

test('a category with parts offers all of itself and its parts', () => {
  expect(scopesOf(kitchen)).toEqual([
    { name: 'All in Kitchen', to: '/category/kitchen', current: true },
    { name: 'Mugs', to: '/category/kitchen/mugs' },
  ])
})

test('a category without parts offers the one above it and marks itself', () => {
  expect(scopesOf(mugs)).toEqual([
    { name: 'All in Kitchen', to: '/category/kitchen' },
    { name: 'Mugs', to: '/category/kitchen/mugs', current: true },
  ])
  expect(scopesOf({ ...kitchen, children: [] })).toEqual([])
})

test('the trail names what stands above', () => {
  expect(trailOf(mugs)).toEqual([{ name: 'Kitchen', to: '/category/kitchen' }])
  expect(trailOf(kitchen)).toEqual([])
})
