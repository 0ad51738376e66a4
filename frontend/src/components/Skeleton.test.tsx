import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderThemed } from '@/testing/render'
import { Skeleton } from './Skeleton'

test('a skeleton is the element that it stands in for', () => {
  renderThemed(
    <ul>
      <Skeleton as="li" height={90} />
    </ul>,
  )
  expect(screen.getByRole('listitem')).not.toHaveAttribute('as')
})
