import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage, showWideScreen } from '@/testing/render'
import { BackOfficeBreadcrumbs } from './BackOfficeBreadcrumbs'

afterEach(() => void vi.restoreAllMocks())

const show = () =>
  renderPage(
    <BackOfficeBreadcrumbs
      crumbs={[
        { name: 'Money', to: '/seller/money' },
        { name: 'Payouts', to: '/seller/money/payouts' },
      ]}
      current="Payout 4"
    />,
  )
const links = () => screen.getAllByRole('link').map((link) => link.textContent)

test('all pages above are named, and the page itself', () => {
  show()
  expect(links()).toEqual(['Money', 'Payouts'])
  expect(screen.getByText('Payout 4')).toHaveAttribute('aria-current', 'page')
})

test('a phone shows the way to the page above only', () => {
  // Every query is answered with yes, also the one for phones.
  showWideScreen()
  show()
  expect(links()).toEqual(['Payouts'])
  expect(screen.queryByText('Payout 4')).not.toBeInTheDocument()
})
