import { BrowserRouter, useLocation, useRoutes } from 'react-router-dom'
import { ErrorBoundary } from '../layouts/ErrorView'
import { RootLayout } from '../layouts/RootLayout'
import { routes } from './routes'

const tree = [{ element: <RootLayout />, children: routes }]

/** The screen of the present address, inside any router. */
export function Matched() {
  const { pathname } = useLocation()
  const screen = useRoutes(tree)
  return <ErrorBoundary place={pathname}>{screen}</ErrorBoundary>
}

/** The screen of the present address; every fault of a page ends in one view. */
export function Screens() {
  return (
    <BrowserRouter>
      <Matched />
    </BrowserRouter>
  )
}
