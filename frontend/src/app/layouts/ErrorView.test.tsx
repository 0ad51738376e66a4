import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '@/testing/render'
import { ErrorView } from './ErrorView'

test('a fault of the code shows its message under the words of the specification', () => {
  renderPage(<ErrorView error={new Error('x is not a function')} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!')
  expect(screen.getByText('x is not a function')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
})

test('a failed call shows its status, what the server said and the number of the request', () => {
  const data = { message: 'Too much is going on. Try again in a moment', requestId: 'r-42' }
  renderPage(<ErrorView error={{ status: 503, data }} />)
  expect(screen.getByText('503 Too much is going on. Try again in a moment')).toBeInTheDocument()
  expect(screen.getByText('Request r-42')).toBeInTheDocument()
})
