/** When a form's control is fetched, and what holds until it is here. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ProblemView } from '@/api/problem'
import { renderThemed } from '@/testing/render'
import { Field } from './Field'
import { FormNotes } from './FormNotes'
import { loadControl } from './loadControl'
import { like, required, trimmed, type Values } from './rules'
import { SubmitButton } from './SubmitButton'
import { useForm } from './useForm'

vi.mock('./loadControl', () => ({ loadControl: vi.fn<() => Promise<unknown>>() }))
const realControl = () => import('./control')
beforeEach(() => {
  vi.mocked(loadControl).mockReset().mockImplementation(realControl)
})

/** Keeps the control away until it is called. */
function holdControl() {
  let arrive: () => Promise<void> = () => Promise.resolve()
  const control = new Promise<Awaited<ReturnType<typeof realControl>>>((resolve) => {
    arrive = async () => resolve(await realControl())
  })
  vi.mocked(loadControl).mockReturnValue(control)
  return { arrive: () => arrive() }
}

type Name = 'name' | 'city' | 'code'
type Send = (values: Values<Name>) => Promise<ProblemView | null>

const rules = {
  name: trimmed(required('Enter a name')),
  city: trimmed(required('Enter a city')),
  code: trimmed(like(/^\d{5}$/, 'Enter five digits')),
}
const sendNothing: Send = () => Promise.resolve(null)

function Form({ send = sendNothing }: { send?: Send }) {
  const form = useForm({ rules, send })
  return (
    <form {...form.props}>
      <FormNotes form={form} />
      <Field label="Name" {...form.field('name')} />
      <Field label="City" {...form.field('city')} />
      <Field label="Code" {...form.field('code')} />
      <SubmitButton busy={form.isSending}>Save</SubmitButton>
    </form>
  )
}

const name = () => screen.getByLabelText('Name')
const city = () => screen.getByLabelText('City')
const code = () => screen.getByLabelText('Code')
const save = () => userEvent.click(screen.getByRole('button'))

test('an untouched form fetches nothing, a touched one its control', async () => {
  renderThemed(<Form />)
  expect(loadControl).not.toHaveBeenCalled()
  await userEvent.click(name())
  expect(loadControl).toHaveBeenCalled()
})

test('what the browser fills in by itself is a touch, and counts', async () => {
  const send = vi.fn<Send>(sendNothing)
  renderThemed(<Form send={send} />)
  fireEvent.input(name(), { target: { value: 'Ada' } })
  expect(loadControl).toHaveBeenCalledTimes(1)
  city().setAttribute('value', 'Lisbon')
  await userEvent.type(code(), '12345{Enter}')
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Ada', city: 'Lisbon', code: '12345' }))
})

test('a form sent before its control is here waits for it, once', async () => {
  const { arrive } = holdControl()
  const send = vi.fn<Send>(sendNothing)
  renderThemed(<Form send={send} />)
  await userEvent.type(name(), 'Ada')
  await userEvent.type(city(), 'Lisbon')
  await userEvent.type(code(), '12345{Enter}{Enter}')
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  expect(send).not.toHaveBeenCalled()
  await act(arrive)
  await waitFor(() => expect(send.mock.calls).toEqual([[{ name: 'Ada', city: 'Lisbon', code: '12345' }]]))
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'))
})

test('a field left before the control is here is checked then, unless somebody is back in it', async () => {
  const { arrive } = holdControl()
  renderThemed(<Form />)
  await userEvent.type(code(), '12')
  await userEvent.click(name())
  expect(code()).toBeValid()
  await act(arrive)
  expect(code()).toBeInvalid()
})

test('somebody back in a field is not told of it when the control arrives', async () => {
  const { arrive } = holdControl()
  renderThemed(<Form />)
  await userEvent.type(code(), '12')
  await userEvent.click(name())
  await userEvent.click(code())
  await act(arrive)
  expect(code()).toBeValid()
})

test('a control that does not come is told when the form is sent, and comes at the next try', async () => {
  vi.mocked(loadControl).mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  const send = vi.fn<Send>(sendNothing)
  renderThemed(<Form send={send} />)
  await userEvent.type(name(), 'Ada')
  await userEvent.type(city(), 'Lisbon')
  await userEvent.type(code(), '12345')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('A part of this form did not load')
  expect(city()).toHaveValue('Lisbon')
  vi.mocked(loadControl).mockImplementation(realControl)
  await save()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
