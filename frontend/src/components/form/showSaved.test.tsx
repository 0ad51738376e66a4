import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderThemed } from '@/testing/render'
import { Field } from './Field'
import { showSaved } from './showSaved'
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
