import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/testing/render'
import { Refunds } from './Refunds'

// Before any module asks for the time zone.
vi.hoisted(() => {
  process.env.TZ = 'America/Los_Angeles'
})

test('a refund has the day of its booking, wherever one reads it', () => {
  const at = { createdAt: '2026-11-21T12:00:00Z', completedAt: '2026-11-23T02:00:00Z' }
  renderPage(<Refunds refunds={[{ id: 1, amount: 2400, status: 'done', reason: 'Sorry', ...at }]} />)
  expect(screen.getByRole('listitem')).toHaveTextContent('Nov 23, 2026')
})
