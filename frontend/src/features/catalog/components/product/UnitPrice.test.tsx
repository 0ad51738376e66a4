import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mug } from '@/testing/catalog'
import { renderThemed } from '@/testing/render'
import { UnitPrice } from './UnitPrice'

/** At $19.20. */
const [variant] = mug.variants

test('what is sold by measure names its price per measure, and what is not says nothing', () => {
  if (!variant) throw new Error('The mug has no variant')
  const { rerender } = renderThemed(
    <UnitPrice product={{ ...mug, attributes: [{ name: 'Net weight', value: '400 g' }] }} variant={variant} />,
  )
  expect(screen.getByText('$4.80 / 100 g')).toBeInTheDocument()
  rerender(<UnitPrice product={mug} variant={variant} />)
  expect(screen.queryByText(/\//)).not.toBeInTheDocument()
})
