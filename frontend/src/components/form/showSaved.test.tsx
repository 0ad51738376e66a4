import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderThemed } from '@/testing/render'
import { Field } from './Field'
import { showSaved, showSent } from './showSaved'
import { useProblemForm } from './useProblemForm'

/** The server writes every city in capitals; `answer` lets it speak. */
function serve() {
  let answer: () => void = () => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  return { isAnswered, answer: () => act(async () => answer()) }
}

function Form({ isAnswered }: { isAnswered: Promise<void> }) {
  const form = useProblemForm({
    defaultValues: { city: 'Porto', lines: [{ text: 'a' }] },
    send: async (typed) => {
      await isAnswered
      showSaved(form, typed, { ...typed, city: typed.city.toUpperCase() })
      return null
    },
  })
  return (
    <form {...form.props}>
      <Field label="City" {...form.field('city')} />
      <Field label="Line" {...form.field('lines.0.text')} />
      <button type="submit">Save</button>
      {form.formState.isDirty && <p>Not saved</p>}
    </form>
  )
}

const city = () => screen.getByLabelText('City')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('what was saved is shown as the server has it', async () => {
  const { isAnswered, answer } = serve()
  renderThemed(<Form isAnswered={isAnswered} />)
  await userEvent.type(city(), ' Alto ')
  await save()
  await answer()
  expect(city()).toHaveValue('PORTO ALTO')
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument()
})

test.each(['City', 'Line'])('what is typed into %s while the form is saved stays, and is not saved yet', async (label) => {
  const { isAnswered, answer } = serve()
  renderThemed(<Form isAnswered={isAnswered} />)
  await userEvent.type(city(), 'x')
  await save()
  await userEvent.type(screen.getByLabelText(label), 'yz')
  await answer()
  expect(screen.getByLabelText(label)).toHaveDisplayValue(/yz$/)
  expect(screen.getByText('Not saved')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText(label), '{Backspace}{Backspace}')
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument()
})

const nothing: { text: string; parcels: number[] } = { text: '', parcels: [] }

function Message({ isAnswered }: { isAnswered: Promise<void> }) {
  const form = useProblemForm({
    defaultValues: nothing,
    send: async (sent) => {
      await isAnswered
      showSent(form, 'text', sent, nothing)
      return null
    },
  })
  const parcels = form.watch('parcels')
  const add = () => form.setValue('parcels', [...parcels, parcels.length + 1], { shouldDirty: true })
  return (
    <form {...form.props}>
      <Field multiline label="Message" {...form.field('text')} />
      <button type="button" onClick={add}>
        Add
      </button>
      <p>Parcels: {parcels.join()}</p>
      <button type="submit">Save</button>
      {form.formState.isDirty && <p>Not saved</p>}
    </form>
  )
}

test.each([
  ['a space', ' ', '', ''],
  ['another sentence', ' And big? ', 'And big? ', 'And big? It'],
  ['something before it', '{Home}Tell me: ', 'Tell me: Is it blue? ', 'Tell me: Is it blue? It'],
])('of a message that was sent only what was typed since stays: %s', async (_what, since, left, goesOn) => {
  const { isAnswered, answer } = serve()
  renderThemed(<Message isAnswered={isAnswered} />)
  const message = screen.getByLabelText('Message')
  await userEvent.type(message, 'Is it blue? ')
  await save()
  await userEvent.type(message, since)
  await answer()
  expect(message).toHaveValue(left)
  expect(screen.queryAllByText('Not saved')).toHaveLength(left === '' ? 0 : 1)
  if (goesOn === '') return
  await userEvent.type(message, 'It')
  expect(message).toHaveValue(goesOn)
})

test.each([
  ['a text that stands as it was sent', '', ''],
  ['a text that was typed on', ' And big?', 'And big?'],
  ['a text that was changed otherwise', '{Home}Tell me: ', 'Tell me: Is it blue?'],
])('beside %s, of a list only what was added since it was sent stays', async (_what, since, left) => {
  const { isAnswered, answer } = serve()
  renderThemed(<Message isAnswered={isAnswered} />)
  const message = screen.getByLabelText('Message')
  const add = screen.getByRole('button', { name: 'Add' })
  await userEvent.type(message, 'Is it blue?')
  await userEvent.click(add)
  await save()
  if (since !== '') await userEvent.type(message, since)
  await userEvent.click(add)
  await answer()
  expect(message).toHaveValue(left)
  expect(screen.getByText('Parcels: 2')).toBeInTheDocument()
  expect(screen.getByText('Not saved')).toBeInTheDocument()
})
