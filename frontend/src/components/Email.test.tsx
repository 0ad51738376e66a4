import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Email } from './Email'

test('an address may break before its host, and reads as it is', () => {
  const { container } = render(<Email>owner@tidewater.test</Email>)
  expect(container.innerHTML).toBe('owner<wbr>@tidewater.test')
})
