import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { readSession, writeSession } from '@/lib/storage'
import { ada, asGuest } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { authApi } from './api'
import { useSignIn } from './useSignIn'

function Page() {
  const signIn = useSignIn()
  return <button onClick={() => void signIn({ email: 'grace@example.test', password: 'x' })}>in</button>
}

test('what an earlier session had loaded is forgotten before the next person is known', async () => {
  const grace = { ...ada, id: 2, username: 'Grace', isActive: 1, token: 't2', refreshToken: 'r2' }
  server.use(
    http.get('*/api/user/addresses', () => HttpResponse.json([])),
    http.post('*/api/auth/signin', () => HttpResponse.json(grace)),
  )
  writeSession({ token: 't1', refreshToken: 'r1' })
  const { store } = renderPage(<Page />, { state: asGuest })
  await store.dispatch(authApi.endpoints.listAddresses.initiate())
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'in' }))
  await waitFor(() => expect(store.getState().session.user?.username).toBe('Grace'))
  expect(store.getState().api.queries).toEqual({})
  expect(readSession()).toEqual({ token: 't2', refreshToken: 'r2' })
})
