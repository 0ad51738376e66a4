/** The days of a sale, of all variants together. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fireEvent } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { useProblemForm } from '@/components/form/useProblemForm'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { clay } from '@/testing/shops'
import { blankVariant, type ProductValues } from '../values'
import { blankProduct } from '../apiMapping'
import { SaleDates } from './SaleDates'

const reduced = { ...blankVariant(), price: '20', priceSale: '15' }

function show(variants: ProductValues['variants']) {
  let values: ProductValues['variants'] = []
  server.use(http.get('*/api/seller/shop', () => HttpResponse.json({ ...clay, timeZone: 'Europe/Berlin' })))
  function Sale() {
    const form = useProblemForm<ProductValues>({
      defaultValues: { ...blankProduct(), variants },
      send: async (sent) => {
        values = sent.variants
        return null
      },
    })
    return (
      <form {...form.props}>
        <SaleDates form={form} />
        <button type="submit">Send</button>
      </form>
    )
  }
  renderPage(<Sale />, { state: asSeller })
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    return values.map(({ saleFrom, saleUntil }) => [saleFrom, saleUntil])
  }
}

test('days are those of the shop, the last one counts to its end, and all variants have them', async () => {
  const send = show([{ ...reduced }, { ...reduced }])
  fireEvent.change(await screen.findByLabelText(/^Sale starts/), { target: { value: '2026-11-27' } })
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: '2026-11-30' } })
  expect(screen.getByText(/Time zone: Europe\/Berlin/)).toBeInTheDocument()
  const days = ['2026-11-26T23:00:00.000Z', '2026-11-30T23:00:00.000Z']
  expect(await send()).toEqual([days, days])
})

test('a last day before the first one is told, and different days are not overwritten unasked', async () => {
  const other = { ...reduced, saleFrom: '2026-11-30T23:00:00.000Z', saleUntil: '2026-11-20T23:00:00.000Z' }
  const send = show([{ ...reduced }, other])
  expect(await screen.findByText(/The variants have different dates/)).toBeInTheDocument()
  expect(screen.getByText('The last day must come after the first')).toBeInTheDocument()
  expect(await send()).toEqual([
    ['', ''],
    [other.saleFrom, other.saleUntil],
  ])
})

test('without a sale price there is nothing to say', async () => {
  show([{ ...reduced, priceSale: '' }])
  await screen.findByRole('button', { name: 'Send' })
  expect(screen.queryByLabelText(/^Last day/)).not.toBeInTheDocument()
})
