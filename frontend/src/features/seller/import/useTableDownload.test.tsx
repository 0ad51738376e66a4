/** Products leave the shop in as many files as an import takes them back in. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { asSeller } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { useTableDownload } from './useTableDownload'

function Save() {
  const { saveProducts } = useTableDownload()
  return (
    <button type="button" onClick={() => void saveProducts({ status: 'active' })}>
      Save
    </button>
  )
}

async function savedOf(parts: readonly string[]) {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  URL.createObjectURL = () => 'blob:products'
  URL.revokeObjectURL = vi.fn<() => void>()
  const asked: string[] = []
  server.use(
    http.get('*/api/seller/products/export', ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(`${query.get('part')} ${query.get('status')}`)
      const rows = parts[Number(query.get('part')) - 1] ?? ''
      return new HttpResponse(`Handle,Title\r\n${rows}`, { headers: { 'content-type': 'text/csv' } })
    }),
  )
  renderPage(<Save />, { at: '/', path: '/', state: asSeller })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(names).toHaveLength(Math.max(1, parts.length)))
  return { names, asked }
}

test('what fits is one file', async () => {
  expect((await savedOf(['mug,Mug\r\n'])).names).toEqual(['products.csv'])
})

test('no products are one file of headings', async () => {
  expect((await savedOf([])).names).toEqual(['products.csv'])
})

test('what does not fit into one file comes in numbered ones', async () => {
  const { names, asked } = await savedOf(['mug,Mug\r\n', 'bowl,Bowl\r\n'])
  expect(names).toEqual(['products-1.csv', 'products-2.csv'])
  expect(asked).toEqual(['1 active', '2 active', '3 active'])
})
