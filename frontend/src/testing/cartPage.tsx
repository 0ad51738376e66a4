/** The cart page with the toasts around it, and a server that holds a cart. */
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { ToastHost } from '@/components/toast/ToastHost'
import type { SessionState } from '@/features/auth/sessionSlice'
import { CartPage } from '@/pages/cart/CartPage'
import { cartOf, itemOf } from './carts'
import { asAda } from './people'
import { renderPage } from './render'
import { server } from './server'

export const twoMugs = cartOf(itemOf(1), itemOf(2, { quantity: 2 }))

export const serveCart = (cart = twoMugs) => server.use(http.get('*/api/cart/findAll', () => HttpResponse.json(cart)))

export const openCart = (state: { session: SessionState } = asAda) =>
  renderPage(
    <>
      <CartPage />
      <ToastHost />
    </>,
    { at: '/cart', path: '/cart', state },
  )

export const summary = () => within(screen.getByRole('region', { name: 'Summary', hidden: true }))

export const undoButton = () => screen.findByRole('button', { name: 'Undo: put Mug 1 back' })
