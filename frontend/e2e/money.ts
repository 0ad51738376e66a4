/** A shop's money beside its orders: payouts, and buyers who complain at PayPal. */
import { expect, type APIRequestContext } from '@playwright/test'
import { confirmedOperator, demoPassword, read, sessionOf } from './demoMarketplace'
import { buy, emulator, newBuyer, offer, send, ship, type Placed } from './purchases'

interface List {
  items: { id: number }[]
}

/** The latest payout to a demo seller; if there is none yet, the operator pays all shops first. */
export async function payoutTo(request: APIRequestContext, seller: string): Promise<number> {
  const { token } = await sessionOf(request, seller)
  const latest = async () => (await read<List>(request, '/api/seller/payouts?pageSize=1', token)).items[0]?.id
  const known = await latest()
  if (known) return known
  const { account } = await read<{ account: object | null }>(request, '/api/seller/payout-account', token)
  const paypal = { method: 'paypal', email: `${crypto.randomUUID()}@example.com`, currentPassword: demoPassword }
  if (!account) await send(request, 'PUT', '/api/seller/payout-account', token, paypal)
  await send(request, 'POST', '/api/admin/payout-runs', await confirmedOperator(request))
  await expect.poll(latest, { message: 'a payout begins' }).toBeTruthy()
  return (await latest()) ?? 0
}

/** What PayPal's own books say was paid out to somebody, in minor units. */
export async function payoutsTo(request: APIRequestContext, receiver: string): Promise<number[]> {
  const answer = await request.get(`${emulator()}/emulator/books`)
  const { payouts } = (await answer.json()) as { payouts: { receiver: string; status: string; minor: number }[] }
  return payouts.filter((payout) => payout.receiver === receiver && payout.status === 'SUCCESS').map(({ minor }) => minor)
}

/** Something that a demo seller sent, and whose buyer says at PayPal that it never came. */
export async function disputedOrder(request: APIRequestContext, seller: string, respondBy: Date) {
  const mug = await offer(request, seller, { name: 'Mug', price: 2400, stock: 1 })
  const order = await buy(request, await newBuyer(request), [mug])
  await ship(request, seller, order.shopOrders[0]?.id ?? 0)
  const complaint = {
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    dispute_life_cycle_stage: 'CHARGEBACK',
    seller_response_due_date: respondBy.toISOString(),
  }
  const answer = await request.post(`${emulator()}/emulator/captures/${await captureOf(request, order)}/dispute`, { data: complaint })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { dispute_id: disputeId } = (await answer.json()) as { dispute_id: string }
  return { order, disputeId }
}

async function captureOf(request: APIRequestContext, { payment }: Placed): Promise<string> {
  const books = await request.get(`${emulator()}/emulator/books`)
  const { captured } = (await books.json()) as { captured: { orderId: string; captureId: string }[] }
  return captured.find(({ orderId }) => orderId === payment.providerOrderId)?.captureId ?? ''
}

/** PayPal decides; answers what it had been told by then. */
export async function decideDispute(request: APIRequestContext, disputeId: string, outcome: string): Promise<string> {
  const answer = await request.post(`${emulator()}/emulator/disputes/${disputeId}`, { data: { outcome } })
  expect(answer.ok()).toBe(true)
  return answer.text()
}

/** The latest dispute about a demo seller's orders; if there is none yet, somebody complains first. */
export async function disputeWith(request: APIRequestContext, seller: string): Promise<number> {
  const { token } = await sessionOf(request, seller)
  const latest = async () => (await read<List>(request, '/api/seller/disputes?pageSize=1', token)).items[0]?.id
  if (!(await latest())) await disputedOrder(request, seller, new Date(Date.now() + 5 * 86_400_000))
  await expect.poll(latest, { message: 'the marketplace knows of the dispute' }).toBeTruthy()
  return (await latest()) ?? 0
}
