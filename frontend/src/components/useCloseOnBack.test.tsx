import { useState } from 'react'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderThemed } from '@/testing/render'
import { ConfirmDialog } from './ConfirmDialog'
import { Sheet } from './Sheet'
import { TaskDialog } from './TaskDialog'

/** As Chromium has it: Back asks the latest, which serves once. */
class Watcher {
  static all: Watcher[] = []
  onclose: (() => void) | null = null
  constructor() {
    Watcher.all.push(this)
  }
  destroy() {
    Watcher.all = Watcher.all.filter((other) => other !== this)
  }
}

/** Whether Back closed something; otherwise it left the page. */
function back(): boolean {
  const watcher = Watcher.all.at(-1)
  watcher?.destroy()
  act(() => watcher?.onclose?.())
  return watcher !== undefined
}

beforeEach(() => {
  Watcher.all = []
  vi.stubGlobal('CloseWatcher', Watcher)
})
afterEach(() => vi.unstubAllGlobals())

function Page({ isBusy = false }: { isBusy?: boolean }) {
  const [open, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const close = () => setOpen(isBusy)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Sheet open={open} onClose={close} title="Filters" side="full" keep>
        <button onClick={() => setAsked(true)}>Reset</button>
        <ConfirmDialog
          open={isAsked}
          title="Reset all?"
          confirmLabel="Reset all"
          cancelLabel="Keep"
          onConfirm={() => undefined}
          onClose={() => setAsked(false)}
        />
      </Sheet>
    </>
  )
}
const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument())

test('Back closes the topmost first, gives the focus back, and then leaves the page', async () => {
  renderThemed(<Page />)
  expect(Watcher.all).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Reset' }))
  await screen.findByRole('dialog', { name: 'Reset all?' })
  expect(back()).toBe(true)
  await isGone('Reset all?')
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus()
  expect(back()).toBe(true)
  await isGone('Filters')
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  expect(back()).toBe(false)
})

test('Escape, which a watcher hears too, closes one at a time', async () => {
  renderThemed(<Page />)
  // What Chromium does with the key unless it is told not to.
  const listen = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && back()
  window.addEventListener('keydown', listen)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Reset' }))
  const asked = await screen.findByRole('dialog', { name: 'Reset all?' })
  expect(fireEvent.keyDown(asked, { key: 'Escape' })).toBe(false)
  await isGone('Reset all?')
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeInTheDocument()
  expect(Watcher.all).toHaveLength(1)
  window.removeEventListener('keydown', listen)
})

test('what did not close is asked again, and what is gone no longer', async () => {
  const { unmount } = renderThemed(<Page isBusy />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(back()).toBe(true)
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeInTheDocument()
  expect(Watcher.all).toHaveLength(1)
  unmount()
  expect(back()).toBe(false)
})

test('a task closes by Back as well', () => {
  const onClose = vi.fn()
  renderThemed(
    <TaskDialog title="Report" onClose={onClose}>
      Why?
    </TaskDialog>,
  )
  expect(back()).toBe(true)
  expect(onClose).toHaveBeenCalledOnce()
})

test('where the browser has no watcher, Escape is left alone', async () => {
  vi.stubGlobal('CloseWatcher', undefined)
  renderThemed(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Filters' }), { key: 'Escape' })).toBe(true)
  await isGone('Filters')
})
