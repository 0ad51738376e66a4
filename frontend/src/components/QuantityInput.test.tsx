import { useState, type SubmitEvent } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderThemed } from '@/testing/render'
import { QuantityInput } from './QuantityInput'

function Counter({ max }: { max: number }) {
  const [value, setValue] = useState(1)
  return (
    <QuantityInput value={value} onChange={setValue} max={max} />
  )
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })

test('the buttons stop at the bounds', async () => {
  renderThemed(<Counter max={2} />)
  expect(screen.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }))
  expect(field()).toHaveValue('2')
  expect(screen.getByRole('button', { name: 'Increase quantity' })).toBeDisabled()
})

test('a typed number is brought back into the bounds, and nonsense is dropped', async () => {
  renderThemed(<Counter max={5} />)
  await userEvent.clear(field())
  await userEvent.type(field(), '40{Enter}')
  expect(field()).toHaveValue('5')
  await userEvent.clear(field())
  await userEvent.type(field(), '-x{Enter}')
  expect(field()).toHaveValue('5')
})

test('the arrow keys change it', async () => {
  renderThemed(<Counter max={9} />)
  await userEvent.type(field(), '{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(field()).toHaveValue('2')
})

test('Enter takes the number and does not send the form around it', async () => {
  const send = vi.fn<(event: SubmitEvent<HTMLFormElement>) => void>((event) => event.preventDefault())
  renderThemed(
    <form onSubmit={send}>
      <Counter max={9} />
      <button>Cancel all</button>
    </form>,
  )
  await userEvent.clear(field())
  await userEvent.type(field(), '4{Enter}')
  expect(field()).toHaveValue('4')
  expect(send).not.toHaveBeenCalled()
})
