import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/testing/render'
import { Refunds } from './Refunds'

// Before any module asks for the time zone.
vi.hoisted(() => {
  process.env.TZ = 'America/Los_Angeles'
})

const done = {
  id: 1,
  amount: 2400,
  status: 'done',
  reason: 'Sorry',
  createdAt: '2026-11-21T12:00:00Z',
  completedAt: '2026-11-23T02:00:00Z',
  paidElsewhere: false,
}

test('a refund has the day of its booking, wherever one reads it', () => {
  renderPage(<Refunds refunds={[done]} />)
  expect(screen.getByRole('listitem')).toHaveTextContent('$24.00: done, Nov 23, 2026')
})

test('a refund that did not come by PayPal says so, and one that nobody owes is no longer promised', () => {
  const notOwed = { ...done, id: 2, status: 'not_owed', completedAt: null }
  renderPage(<Refunds refunds={[{ ...done, paidElsewhere: true }, notOwed]} />)
  const [elsewhere, given] = screen.getAllByRole('listitem')
  expect(elsewhere).toHaveTextContent('$24.00: done, but not through PayPal, Nov 23, 2026')
  expect(given).toHaveTextContent('$24.00: no longer due, Nov 21, 2026')
})
