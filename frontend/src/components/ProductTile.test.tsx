import { existsSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tileNames } from '@/lib/design'
import { renderThemed } from '@/testing/render'
import { ProductTile } from './ProductTile'

test.each(tileNames)('without a picture a product stands wrapped on its tile: %s', (tile) => {
  renderThemed(<ProductTile src={null} alt="Mug" tile={tile} />)
  const address = screen.getByRole('img', { name: 'Mug' }).getAttribute('src') ?? ''
  expect(address).toContain(tile)
  expect(existsSync(`public${address}`)).toBe(true)
})

test('a picture of its own takes that place', () => {
  renderThemed(<ProductTile src="/media/mug.webp" alt="Mug" tile="sand" />)
  expect(screen.getByRole('img', { name: 'Mug' })).toHaveAttribute('src', '/media/mug.webp')
})
