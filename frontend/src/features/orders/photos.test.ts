import { expect, test } from 'vitest'
import { addPhotos } from './photos'

const photo = (name: string, type = 'image/jpeg', size = 10) => {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const names = (files: readonly File[]) => files.map(({ name }) => name)

test('photos add up to five, and the rest is left out with a word', () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => photo(name))
  const { photos, fault } = addPhotos(four, [photo('e'), photo('f')])
  expect(names(photos)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(fault).toEqual({ kind: 'tooMany' })
  expect(addPhotos(four, [photo('e')]).fault).toBeNull()
})

test('what is no picture, or too large, is named, and the others are taken', () => {
  const text = addPhotos([], [photo('notes.pdf', 'application/pdf'), photo('ok')])
  expect(names(text.photos)).toEqual(['ok'])
  expect(text.fault).toEqual({ kind: 'wrongKind', name: 'notes.pdf' })
  const most = 10 * 1024 * 1024
  expect(addPhotos([], [photo('edge', 'image/png', most)]).fault).toBeNull()
  expect(addPhotos([], [photo('huge', 'image/png', most + 1)])).toEqual({
    photos: [],
    fault: { kind: 'tooBig', name: 'huge' },
  })
})
