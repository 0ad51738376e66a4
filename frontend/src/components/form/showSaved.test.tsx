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

function Message({ isAnswered }: { isAnswered: Promise<void> }) {
  const form = useProblemForm({
    defaultValues: { text: '' },
    send: async (sent) => {
      await isAnswered
      showSent(form, 'text', sent, { text: '' })
      return null
    },
  })
  return (
    <form {...form.props}>
      <Field multiline label="Message" {...form.field('text')} />
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
