import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ProblemView } from '@/api/problem'
import { renderThemed } from '@/testing/render'
import { Field } from './Field'
import { SelectField } from './SelectField'
import { FormErrors } from './FormErrors'
import { matching } from './rules'
import { useProblemForm } from './useProblemForm'

const defaultValues = { name: '', city: '', code: '' }
type Send = (values: typeof defaultValues) => Promise<ProblemView | null>

const sendNothing: Send = () => Promise.resolve(null)

function Form({ send = sendNothing, values }: { send?: Send; values?: typeof defaultValues }) {
  const form = useProblemForm({ defaultValues, send, ...(values ? { values } : {}) })
  return (
    <form aria-label="Place" {...form.props}>
      <FormErrors form={form} />
      <Field label="Name" {...form.field('name', { required: 'Enter a name' })} />
      <Field label="City" {...form.field('city', { required: 'Enter a city' })} />
      <Field label="Code" {...form.field('code', matching(/^\d{5}$/, 'Enter five digits'))} />
      <button type="submit">Save</button>
      <button type="button" onClick={() => form.reset()}>
        Put back
      </button>
    </form>
  )
}

const name = () => screen.getByLabelText('Name')
const city = () => screen.getByLabelText('City')
const code = () => screen.getByLabelText('Code')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('a refused form focuses its first faulty field and names its fault', async () => {
  renderThemed(<Form />)
  await userEvent.type(name(), 'Ada')
  await userEvent.type(city(), 'Lisbon')
  await save()
  await waitFor(() => expect(code()).toHaveFocus())
  expect(code()).toHaveAccessibleDescription('Enter five digits')
  expect(code()).toBeInvalid()
})

test('several faults stand above the form as links to their fields', async () => {
  renderThemed(<Form />)
  await save()
  expect(await screen.findByRole('group', { name: 'Check 3 fields' })).toBeInTheDocument()
  await waitFor(() => expect(name()).toHaveFocus())
  await userEvent.click(screen.getByRole('link', { name: 'Enter five digits' }))
  await waitFor(() => expect(code()).toHaveFocus())
})

test('a fault leaves its field and the list above as soon as the field is right', async () => {
  renderThemed(<Form />)
  await save()
  await userEvent.type(city(), 'L')
  expect(city()).toBeValid()
  expect(screen.queryByText('Enter a city')).not.toBeInTheDocument()
  const summary = screen.getByRole('group', { name: 'Check 2 fields' })
  expect(within(summary).getAllByRole('link')).toHaveLength(2)
})

test('the list above is gone with the last fault', async () => {
  renderThemed(<Form />)
  await save()
  await userEvent.type(name(), 'Ada')
  await userEvent.type(city(), 'Lisbon')
  expect(screen.getByRole('group', { name: 'Check 1 field' })).toBeInTheDocument()
  await userEvent.type(code(), '12345')
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('two faults are not repeated above the form', async () => {
  renderThemed(<Form />)
  await userEvent.type(name(), 'Ada')
  await save()
  await waitFor(() => expect(city()).toHaveFocus())
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('a field is checked when it is left, but an empty one not before the form is sent', async () => {
  renderThemed(<Form />)
  await userEvent.type(code(), '12')
  expect(code()).toBeValid()
  await userEvent.tab({ shift: true })
  expect(code()).toBeInvalid()
  await userEvent.tab()
  expect(city()).toBeValid()
})

test('a field that is left for a button is not checked yet, or the button would move away', async () => {
  renderThemed(<Form />)
  await userEvent.type(code(), '12')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  expect(code()).toBeValid()
})

test('what the server refuses stands beside its field until that field is changed', async () => {
  const send = () => Promise.resolve({ message: 'Look again', fields: { city: 'Unknown city' } })
  renderThemed(<Form send={send} />)
  await userEvent.type(name(), 'Ada')
  await userEvent.type(city(), 'Lisbn')
  await userEvent.type(code(), '12345')
  await save()
  await waitFor(() => expect(city()).toHaveFocus())
  expect(screen.queryByText('Look again')).not.toBeInTheDocument()
  await userEvent.type(code(), '{Backspace}6')
  expect(city()).toHaveAccessibleDescription('Unknown city')
  await userEvent.click(city())
  await userEvent.tab()
  expect(city()).toHaveAccessibleDescription('Unknown city')
  await userEvent.type(city(), 'o')
  expect(city()).toBeValid()
})

test('what the server says of nothing on the page is said above the form', async () => {
  renderThemed(<Form send={() => Promise.resolve({ message: 'The shop is closed', fields: { street: 'Unknown' } })} />)
  await userEvent.type(name(), 'Ada')
  await userEvent.type(city(), 'Lisbon')
  await userEvent.type(code(), '12345')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is closed')
  expect(city()).toHaveValue('Lisbon')
})

test('a form is sent once, tidied, however often it is submitted meanwhile', async () => {
  let finish: (problem: null) => void = () => undefined
  const send = vi.fn<Send>(() => new Promise((resolve) => (finish = resolve)))
  renderThemed(<Form send={send} />)
  await userEvent.type(name(), 'Ada')
  await userEvent.type(city(), '  Lisbon ')
  await userEvent.type(code(), '12345{Enter}{Enter}')
  await save()
  expect(send.mock.calls).toEqual([[{ name: 'Ada', city: 'Lisbon', code: '12345' }]])
  await act(async () => finish(null))
  await save()
  expect(send).toHaveBeenCalledTimes(2)
  await act(async () => finish(null))
})

test('a field that another one makes right loses its fault at once', async () => {
  renderThemed(<Country />)
  await save()
  expect(await screen.findByText('Enter a state')).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'PT')
  expect(screen.queryByText('Enter a state')).not.toBeInTheDocument()
})

test('a form that is put back keeps working', async () => {
  const send = vi.fn<Send>(sendNothing)
  renderThemed(<Form send={send} />)
  await userEvent.type(name(), 'Ada')
  await userEvent.click(screen.getByRole('button', { name: 'Put back' }))
  expect(name()).toHaveValue('')
  await save()
  expect(await screen.findByText('Enter a name', { selector: 'span' })).toBeInTheDocument()
  expect(send).not.toHaveBeenCalled()
})

test('what comes to be known later fills the fields that nobody typed into', async () => {
  const { rerender } = renderThemed(<Form values={defaultValues} />)
  await userEvent.type(city(), 'Lisbon')
  rerender(<Form values={{ name: 'Ada', city: 'Porto', code: '' }} />)
  expect(name()).toHaveValue('Ada')
  expect(city()).toHaveValue('Lisbon')
})

test('what is wrong in a list stands at its line, and goes when that is right', async () => {
  renderThemed(<Lines />)
  await save()
  expect(screen.getByLabelText('Line 2')).toHaveFocus()
  expect(screen.getByLabelText('Line 2')).toHaveAccessibleDescription('Enter a line')
  await userEvent.type(screen.getByLabelText('Line 2'), 'x')
  expect(screen.getByLabelText('Line 2')).toBeValid()
})

function Lines() {
  const form = useProblemForm({
    defaultValues: { lines: [{ text: 'a' }, { text: '' }] },
    send: () => Promise.resolve(null),
  })
  return (
    <form {...form.props}>
      {([0, 1] as const).map((at) => (
        <Field key={at} label={`Line ${at + 1}`} {...form.field(`lines.${at}.text`, { required: 'Enter a line' })} />
      ))}
      <button type="submit">Save</button>
    </form>
  )
}

function Country() {
  const form = useProblemForm({ defaultValues: { country: 'US', state: '' }, send: () => Promise.resolve(null) })
  return (
    <form {...form.props}>
      <SelectField label="Country" {...form.field('country')}>
        <option>US</option>
        <option>PT</option>
      </SelectField>
      <Field
        label="State"
        {...form.field('state', {
          validate: (state, { country }) => state !== '' || country !== 'US' || 'Enter a state',
        })}
      />
      <button type="submit">Save</button>
    </form>
  )
}

test('what is said above the form is scrolled to, for the button may stand far below', async () => {
  const scrollTo = vi.spyOn(Element.prototype, 'scrollIntoView')
  renderThemed(<Form send={() => Promise.resolve({ message: 'Try again later', fields: {} })} />)
  await userEvent.type(name(), 'Ada')
  await userEvent.type(city(), 'Lisbon')
  await userEvent.type(code(), '12345')
  await save()
  const alert = await screen.findByRole('alert')
  expect(scrollTo.mock.contexts.some((element) => (element as Element).contains(alert))).toBe(true)
  scrollTo.mockRestore()
})
