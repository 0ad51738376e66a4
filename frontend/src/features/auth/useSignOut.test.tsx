import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { onSessionLost } from '@/api/sessionLost'
import { ToastHost } from '@/components/toast/ToastHost'
import { keepDraft, readDraft } from '@/api/drafts'
import { readSession, writeSession } from '@/lib/storage'
import { asAda } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { useSignOut } from './useSignOut'

const done = 'Logout successful: You have logged out of the system'
const failed = 'Logout failed: Error during logout'
let stop = () => {}
afterEach(() => stop())

function Page() {
  const signOut = useSignOut()
  return (
    <>
      <button onClick={() => void signOut()}>out</button>
      <ToastHost />
    </>
  )
}

async function leave(answer: () => Response) {
  writeSession({ token: 't', refreshToken: 'r' })
  keepDraft('checkout', { notes: {} })
  server.use(
    http.get('*/api/auth/signout', answer),
    http.post('*/auth/refresh-token', () => HttpResponse.json({}, { status: 401 })),
  )
  const { store } = renderPage(<Page />, { state: asAda })
  await userEvent.click(screen.getByRole('button', { name: 'out' }))
  return store
}

test('signing out clears the browser and says so', async () => {
  const store = await leave(() => HttpResponse.json({ message: 'ok' }))
  expect(await screen.findByText(done)).toBeInTheDocument()
  expect(readSession()).toBeNull()
  expect(readDraft('checkout')).toBeNull()
  expect(store.getState().session.user).toBeNull()
  expect(store.getState().api.queries).toEqual({})
})

test('without the server nobody is signed out', async () => {
  const store = await leave(() => HttpResponse.error())
  expect(await screen.findByText(failed)).toBeInTheDocument()
  expect(readSession()).not.toBeNull()
  expect(store.getState().session.user).not.toBeNull()
})

test('a session that had already ended counts as signed out', async () => {
  stop = onSessionLost(() => undefined)
  const store = await leave(() => HttpResponse.json({}, { status: 401 }))
  expect(await screen.findByText(done)).toBeInTheDocument()
  expect(screen.queryByText(failed)).not.toBeInTheDocument()
  expect(store.getState().session.user).toBeNull()
})
