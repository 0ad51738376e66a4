/** Tables of products that a seller brings, at the step where a test wants them. */
import { expect, type APIRequestContext } from '@playwright/test'
import { read } from './demoMarketplace'
import { send } from './purchases'

interface Import {
  id: number
  status: string
  columns: { means: string | null }[]
}

/** Two products, and a row with a fault. */
const table = 'Title,Category,Status,Price,Stock\n"Speckled bowl","PLACE",draft,19.99,5\n"Speckled jug","PLACE",draft,24,3\n"Speckled pot","PLACE",draft,free,1'

/** Brings a table; its columns wait to be matched. */
async function upload(request: APIRequestContext, token: string): Promise<Import> {
  const [top] = await read<{ name: string; child: { name: string }[] }[]>(request, '/api/public/category/get_tree_category')
  const buffer = Buffer.from(table.replaceAll('PLACE', `${top?.name} > ${top?.child[0]?.name}`))
  const answer = await request.post('/api/seller/products/import', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { file: { name: 'walked.csv', mimeType: 'text/csv', buffer } },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Import
}

/** One import whose columns wait, one that was checked, and one that was applied: their ids. */
export async function importsAtEachStep(request: APIRequestContext, token: string): Promise<number[]> {
  const [waiting, checked, applied] = [await upload(request, token), await upload(request, token), await upload(request, token)]
  const at = (id: number) => `/api/seller/products/import/${id}`
  const becomes = (id: number, status: string) =>
    expect.poll(async () => (await read<Import>(request, at(id), token)).status, { timeout: 30_000 }).toBe(status)
  for (const { id, columns } of [checked, applied]) {
    await send(request, 'PUT', `${at(id)}/columns`, token, { columns: columns.map(({ means }) => means) })
    await becomes(id, 'checked')
  }
  await send(request, 'POST', `${at(applied.id)}/apply`, token)
  await becomes(applied.id, 'applied')
  return [waiting.id, checked.id, applied.id]
}
