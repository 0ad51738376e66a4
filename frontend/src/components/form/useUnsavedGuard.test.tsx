import type { ReactNode } from 'react'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { renderThemed } from '@/testing/render'
import { useUnsavedGuard } from './useUnsavedGuard'

function Editor({ isUnsaved = true }: { isUnsaved?: boolean }) {
  const guard = useUnsavedGuard(isUnsaved)
  return (
    <>
      <h1>Editor</h1>
      <Link to="/next">Next</Link>
      <a href="#field" onClick={(event) => event.preventDefault()}>
        Faulty field
      </a>
      {guard.asked && (
        <>
          <button onClick={guard.leave}>Leave</button>
          <button onClick={guard.stay}>Stay</button>
        </>
      )}
    </>
  )
}

const pages = (editor: ReactNode) => (
  <BrowserRouter>
    <Routes>
      <Route path="/list" element={<Link to="/edit">Edit</Link>} />
      <Route path="/edit" element={editor} />
      <Route path="/next" element={<h1>Next page</h1>} />
    </Routes>
  </BrowserRouter>
)

/** The editor, with a list before it in the history; `editor` stands at /edit. */
async function open(editor = <Editor />) {
  window.history.pushState(null, '', '/list')
  renderThemed(pages(editor))
  await userEvent.click(screen.getByText('Edit'))
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const goBack = () => act(() => window.history.back())

beforeEach(() => window.history.replaceState(null, '', '/'))

test('Back asks first, and staying keeps the page', async () => {
  await open()
  await goBack()
  expect(await screen.findByText('Stay')).toBeInTheDocument()
  expect(window.location.pathname).toBe('/edit')
  await press('Stay')
  expect(screen.getByRole('heading', { name: 'Editor' })).toBeInTheDocument()
  await goBack()
  expect(await screen.findByText('Stay')).toBeInTheDocument()
})

test('Back goes back once the answer is to leave', async () => {
  await open()
  await goBack()
  await screen.findByText('Leave')
  await press('Leave')
  expect(await screen.findByText('Edit')).toBeInTheDocument()
  expect(window.location.pathname).toBe('/list')
})

test('a link asks as well', async () => {
  await open()
  await userEvent.click(screen.getByText('Next'))
  expect(screen.getByRole('heading', { name: 'Editor' })).toBeInTheDocument()
  await press('Leave')
  expect(screen.getByRole('heading', { name: 'Next page' })).toBeInTheDocument()
})

test('nobody is asked where all is saved', async () => {
  await open(<Editor isUnsaved={false} />)
  await goBack()
  await waitFor(() => expect(screen.getByText('Edit')).toBeInTheDocument())
})

test('a link to a place on the page itself asks nothing', async () => {
  await open()
  await userEvent.click(screen.getByText('Faulty field'))
  expect(screen.queryByText('Stay')).not.toBeInTheDocument()
  await goBack()
  expect(await screen.findByText('Stay')).toBeInTheDocument()
})
