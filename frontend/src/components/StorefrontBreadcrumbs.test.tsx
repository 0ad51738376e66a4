import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage, rulesOf, showStyles } from '@/testing/render'
import { StorefrontBreadcrumbs } from './StorefrontBreadcrumbs'

showStyles()

test('phones have one link, to the nearest page above; others have all breadcrumbs', () => {
  const crumbs = [
    { name: 'Home', to: '/' },
    { name: 'Kitchen', to: '/category/kitchen' },
  ]
  renderPage(<StorefrontBreadcrumbs crumbs={crumbs} current="Mugs" />)
  const breadcrumbs = screen.getByRole('navigation')
  expect(within(breadcrumbs).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home', 'Kitchen'])
  const [single] = screen.getAllByRole('link', { hidden: true })
  expect(single).toHaveAttribute('href', '/category/kitchen')
  expect(single).not.toBeVisible()
  expect(rulesOf(single as HTMLElement)).toMatch(/max-width: ?599px[^}]*display: ?flex/)
})
