import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { MessagesRow } from './MessagesRow'

const open = (unread: number) => {
  const inbox = { items: [], page: 1, pageSize: 20, total: 0, unread }
  server.use(http.get('*/api/user/conversations', () => HttpResponse.json(inbox)))
  renderPage(<MessagesRow to="/account/messages" label="Messages" icon={null} />)
}

test('what is unread is counted at the way to it, and said with it', async () => {
  open(2)
  expect(await screen.findByRole('link', { name: 'Messages, 2 unread' })).toHaveAttribute('href', '/account/messages')
})

test('where nothing is unread the way has no mark', async () => {
  open(0)
  expect(await screen.findByRole('link', { name: 'Messages' })).toBeInTheDocument()
})
