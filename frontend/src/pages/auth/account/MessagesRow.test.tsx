import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { emptyApi } from '@/api/emptyApi'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { MessagesRow } from './MessagesRow'

const open = (unread: number) => {
  const inbox = { items: [], page: 1, pageSize: 20, total: 0, unread }
  const asked = vi.fn<() => void>()
  server.use(
    http.get('*/api/user/conversations', () => {
      asked()
      return HttpResponse.json(inbox)
    }),
  )
  return { asked, ...renderPage(<MessagesRow to="/account/messages" label="Messages" icon={null} />) }
}

test('what is unread is counted at the way to it, and said with it', async () => {
  open(2)
  expect(await screen.findByRole('link', { name: 'Messages, 2 unread' })).toHaveAttribute('href', '/account/messages')
})

test('where nothing is unread the way has no mark', async () => {
  const { asked, store, container } = open(0)
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await act(() => Promise.all(store.dispatch(emptyApi.util.getRunningQueriesThunk())))
  expect(screen.getByRole('link')).toHaveAccessibleName('Messages')
  expect(container.querySelector('.MuiBadge-badge')).toBeNull()
})
