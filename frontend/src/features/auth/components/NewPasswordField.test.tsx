import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderThemed } from '@/testing/render'
import { NewPasswordField } from './NewPasswordField'

const tip = 'Several unrelated words are hard to guess'

function show(account: string[] = []) {
  renderThemed(
    <form aria-label="Account">
      <input name="email" aria-label="Email" />
      <NewPasswordField label="Password" name="password" account={account} />
    </form>,
  )
  return screen.getByLabelText('Password')
}

test('the rule is told before typing, and a manager may fill in a new password', () => {
  const field = show()
  expect(field).toHaveAccessibleDescription('10 characters or more')
  expect(field).toHaveAttribute('autocomplete', 'new-password')
  expect(screen.getByRole('status')).toHaveTextContent(tip)
})

test('a short password is told its missing characters, before anything else', async () => {
  const field = show()
  await userEvent.type(field, 'password')
  expect(await screen.findByText('2 more characters')).toBeInTheDocument()
  expect(screen.queryByText('Too easy to guess')).not.toBeInTheDocument()
})

test('a long enough password is called by its strength, with what would make it better', async () => {
  const field = show()
  await userEvent.type(field, 'password12')
  expect(await screen.findByText('Too easy to guess')).toBeInTheDocument()
  expect(screen.getByText('Too common. Add your own words')).toBeInTheDocument()
  await userEvent.type(field, ' and a bicycle')
  expect(await screen.findByText('Strong')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent(/^Strong$/)
})

test('what is known of the account does not make a good password, wherever it is known from', async () => {
  const field = show(['Grace Brewster'])
  await userEvent.type(field, 'gracebrewster')
  expect(await screen.findByText('Avoid your name and email')).toBeInTheDocument()
  await userEvent.clear(field)
  await userEvent.type(field, 'hopperhopper')
  expect(await screen.findByText('Avoid repeats. Add a word')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Email'), 'hopperhopper@example.test')
  expect(await screen.findByText('Avoid your name and email')).toBeInTheDocument()
})

test('a form that is put back takes the word away', async () => {
  const field = show()
  await userEvent.type(field, 'password')
  await screen.findByText('2 more characters')
  screen.getByRole<HTMLFormElement>('form').reset()
  expect(await screen.findByText(tip)).toBeInTheDocument()
})

test('typing is not interrupted by words that are old again', async () => {
  const field = show()
  fireEvent.input(field, { target: { value: 'a' } })
  fireEvent.input(field, { target: { value: 'ab' } })
  expect(await screen.findByText('8 more characters')).toBeInTheDocument()
  expect(screen.queryByText('9 more characters')).not.toBeInTheDocument()
})

test('without the estimator the meter stays empty and the field works', async () => {
  vi.resetModules()
  vi.doMock('../passwordStrength', () => {
    throw new Error('no network')
  })
  const { NewPasswordField: Fresh } = await import('./NewPasswordField')
  renderThemed(<Fresh label="Password" name="password" />)
  const field = screen.getByLabelText('Password')
  await userEvent.type(field, 'password12')
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  expect(screen.getByRole('status')).toHaveTextContent(tip)
  expect(field).toHaveValue('password12')
  vi.doUnmock('../passwordStrength')
})
