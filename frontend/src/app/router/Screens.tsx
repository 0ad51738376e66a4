import { BrowserRouter, useLocation, useRoutes } from 'react-router-dom'
import { RouteErrorBoundary } from '../layouts/ErrorView'
import { RootLayout } from '../layouts/RootLayout'
import { routes } from './routes'

const tree = [{ element: <RootLayout />, children: routes }]

/** The screen of the present address, inside any router. */
export function MatchedScreen() {
  const { pathname } = useLocation()
  const screen = useRoutes(tree)
  return <RouteErrorBoundary resetKey={pathname}>{screen}</RouteErrorBoundary>
}

/** The screen of the present address; every fault of a page ends in one view. */
export function Screens() {
  return (
    <BrowserRouter>
      <MatchedScreen />
    </BrowserRouter>
  )
}
