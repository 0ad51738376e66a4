import { SCRIPT_LOADING_STATE } from '@paypal/react-paypal-js'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PublicConfig } from '@/features/catalog/api'
import { renderThemed } from '@/testing/render'
import { PayPalPane } from './PayPalPane'

const script = vi.hoisted(() => ({ state: 'initial', dispatch: vi.fn<(action: unknown) => void>() }))

vi.mock('@paypal/react-paypal-js', async (load) => ({
  ...(await load<object>()),
  PayPalScriptProvider: ({ children }: { children: React.ReactNode }) => children,
  PayPalButtons: ({ disabled }: { disabled: boolean }) => (
    <button type="button" disabled={disabled}>
      PayPal
    </button>
  ),
  usePayPalScriptReducer: () => [
    {
      isInitial: script.state === 'initial',
      isPending: script.state === 'pending',
      isResolved: script.state === 'resolved',
      isRejected: script.state === 'rejected',
      options: { clientId: 'id' },
    },
    script.dispatch,
  ],
}))

const config = { paypalClientId: 'id', currency: 'USD', paypalEnvironment: 'production' } as PublicConfig
const nothing = () => undefined
const show = (state: string, isBusy = false) => {
  script.state = state
  return renderThemed(
    <PayPalPane
      config={config}
      total={100}
      isBusy={isBusy}
      createOrder={() => Promise.resolve('PP-1')}
      onApprove={() => Promise.resolve()}
      onCancel={nothing}
      onError={nothing}
    />,
  )
}

beforeEach(() => script.dispatch.mockReset())

test('the script is asked for when the button is first wanted', () => {
  show('initial')
  expect(script.dispatch).toHaveBeenCalledWith(expect.objectContaining({ value: SCRIPT_LOADING_STATE.PENDING }))
  expect(screen.getByText('PayPal is loading')).toBeInTheDocument()
})

test('while it loads the place of the button is kept and said to be busy', () => {
  show('pending')
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a loaded script shows the button', () => {
  show('resolved')
  expect(screen.getByRole('button', { name: 'PayPal' })).toBeInTheDocument()
})

test('while a payment is taken the button cannot be pressed again', () => {
  show('resolved', true)
  const button = screen.getByText('PayPal')
  expect(button).toBeDisabled()
  expect(button.closest('[inert]')).not.toBeNull()
})

test('a script that does not load is logged in the fixed words and can be tried again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(nothing)
  show('rejected')
  expect(log.mock.calls).toEqual([['Failed to load the PayPal JS SDK script.']])
  log.mockRestore()
  expect(screen.getByRole('alert')).toHaveTextContent("PayPal didn't load. Check your connection and try again.")
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(script.dispatch).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'resetOptions', value: expect.objectContaining({ clientId: 'id' }) }),
  )
})
