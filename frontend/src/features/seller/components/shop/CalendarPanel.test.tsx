import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay } from '@/testing/shops'
import { CalendarPanel, useCalendarForm } from './CalendarPanel'

const Panel = () => <CalendarPanel shop={clay} form={useCalendarForm(clay)} />

test('the zone of this device is offered, and saved with how few pieces are few', async () => {
  const sent = vi.fn()
  server.use(
    http.patch('*/api/seller/shop', async ({ request }) => {
      sent(await request.json())
      return HttpResponse.json({ ...clay, timeZone: 'Europe/Berlin' })
    }),
  )
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en').resolvedOptions(),
    timeZone: 'Europe/Berlin',
  })
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Tokyo'])
  renderPage(<Panel />, { state: asSeller })
  await userEvent.click(screen.getByRole('button', { name: 'Use Europe/Berlin, like this device' }))
  expect(screen.getByLabelText('Time zone')).toHaveValue('Europe/Berlin')
  const days = screen.getByLabelText('Days to ship')
  await userEvent.clear(days)
  await userEvent.type(days, '31')
  const few = screen.getByLabelText('Low stock')
  await userEvent.clear(few)
  await userEvent.type(few, '1001')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter a whole number from 0 to 1000')).toBeInTheDocument()
  expect(screen.getByText('Enter a whole number from 1 to 30')).toBeInTheDocument()
  await userEvent.clear(days)
  await userEvent.type(days, '5')
  expect(sent).not.toHaveBeenCalled()
  await userEvent.clear(few)
  await userEvent.type(few, '12')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ timeZone: 'Europe/Berlin', handlingDays: 5, lowStockAt: 12 }))
  vi.restoreAllMocks()
})
