import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.resetModules())

async function readIn(language: string) {
  vi.doMock('@/lib/language', () => ({ language }))
  return import('./localizedNames')
}

const mug = {
  ...{ title: 'Mug', titleDe: 'Becher', descriptionHtml: '<p>Fine</p>', descriptionHtmlDe: null },
  category: [{ name: 'Kitchen', nameDe: 'Küche' }, { name: 'Mugs' }],
}

test('a German page calls things by their German names, where they have one', async () => {
  const { localized } = await readIn('de')
  expect(localized([mug])).toMatchObject([
    { title: 'Becher', descriptionHtml: '<p>Fine</p>', category: [{ name: 'Küche' }, { name: 'Mugs' }] },
  ])
})

test('an English page keeps what it was answered', async () => {
  const { localized, localizedResponse, labelOf } = await readIn('en')
  expect(localized(mug)).toBe(mug)
  expect(localizedResponse('/api/public/products/mug', mug)).toBe(mug)
  expect(labelOf('Forest green', 'Tannengrün')).toBe('Forest green')
})

test('sellers see their own words as they wrote them and the categories in German, operators all languages', async () => {
  const { localizedResponse } = await readIn('de')
  expect(localizedResponse('/api/public/products/mug', mug)).toMatchObject({ title: 'Becher' })
  expect(localizedResponse('/api/user/wishlist', mug)).toMatchObject({ title: 'Becher' })
  const own = localizedResponse('/api/seller/products/7', mug)
  expect(own).toMatchObject({ title: 'Mug', titleDe: 'Becher', category: [{ name: 'Küche' }, { name: 'Mugs' }] })
  expect(localizedResponse('/api/admin/categories', mug)).toBe(mug)
})

test('a word of the dictionary is read in German and stays the word that filters ask for', async () => {
  const { localized, labelOf } = await readIn('de')
  const colour = localized({ name: 'Color', labelDe: 'Farbe' })
  expect([colour.name, labelOf(colour.name, colour.labelDe)]).toEqual(['Color', 'Farbe'])
  expect(labelOf('Zebra', undefined)).toBe('Zebra')
})
