import { createBrowserRouter } from 'react-router-dom'
import { ErrorView } from '../layouts/ErrorView'
import { RootLayout } from '../layouts/RootLayout'
import { routes } from './routes'

/** The running router: every layout inside the root, every fault of a page in one view. */
export const router = createBrowserRouter([{ element: <RootLayout />, errorElement: <ErrorView />, children: routes }])
