import { useState, type ComponentType } from 'react'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderThemed } from '@/testing/render'
import { ErrorBoundary, onDemand } from './onDemand'
import { readToasts } from './toast/queue'

type SheetProps = { open: boolean; onClose: () => void }
const Sheet = ({ open }: SheetProps) => open && <p>the sheet</p>

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

function show(load: () => Promise<ComponentType<SheetProps>>) {
  const Late = onDemand(load)
  function Opener() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
          Filters
        </button>
        <Late open={open} onClose={() => setOpen(false)} />
      </>
    )
  }
  renderThemed(
    <ErrorBoundary resetKey="/" fallback={(error) => <p>{(error as Error).message}</p>}>
      <Opener />
    </ErrorBoundary>,
  )
}
const opener = () => screen.getByRole('button', { name: 'Filters' })

test('what does not load closes again and says so, and the next press gets it', async () => {
  let isOffline = true
  show(() => (isOffline ? Promise.reject(new Error('no network')) : Promise.resolve(Sheet)))
  await userEvent.click(opener())
  await waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual(["This didn't load"]))
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
  isOffline = false
  await userEvent.click(opener())
  expect(await screen.findByText('the sheet')).toBeInTheDocument()
  expect(readToasts()).toHaveLength(1)
})

test('each press without a network says so once more', async () => {
  show(() => Promise.reject(new Error('no network')))
  await userEvent.click(opener())
  await waitFor(() => expect(readToasts()).toHaveLength(1))
  await userEvent.click(opener())
  await waitFor(() => expect(readToasts()).toHaveLength(2))
})

test('what breaks after it has loaded is a fault of the page', async () => {
  show(() =>
    Promise.resolve(() => {
      throw new Error('no such shelf')
    }),
  )
  await userEvent.click(opener())
  expect(await screen.findByText('no such shelf')).toBeInTheDocument()
})

type PartProps = { words: string }
const Part = ({ words }: PartProps) => <p>{words}</p>

test('a part that does not load says so in its place, and comes at the next try', async () => {
  const load = vi.fn<() => Promise<ComponentType<PartProps>>>()
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Part)
  const Late = onDemand(load, {
    loading: () => <p>one moment</p>,
    failed: ({ words }, retry) => (
      <button type="button" onClick={retry}>
        {words} again
      </button>
    ),
  })
  renderThemed(<Late words="the end" />)
  expect(screen.getByText('one moment')).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'the end again' }))
  expect(await screen.findByText('the end')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})

test('around what does not load, what waits for it stays', async () => {
  const load = vi.fn<() => Promise<ComponentType<PartProps>>>().mockRejectedValue(new Error('no network'))
  const Late = onDemand(load, { loading: ({ words }) => <p>{words}</p> })
  renderThemed(<Late words="Cart" />)
  await waitFor(() => expect(load).toHaveBeenCalled())
  expect(await screen.findByText('Cart')).toBeInTheDocument()
})

test('what was fetched ahead is there at once', async () => {
  const load = vi.fn<() => Promise<ComponentType<PartProps>>>().mockResolvedValue(Part)
  const Late = onDemand(load)
  Late.preload()
  await load.mock.results[0]?.value
  await Promise.resolve()
  renderThemed(<Late words="the end" />)
  expect(screen.getByText('the end')).toBeInTheDocument()
  expect(load).toHaveBeenCalledOnce()
})
