/**
 * Calls that come from another machine as far as the marketplace can tell: the demo takes this machine for
 * its proxy. Registrations are counted by network, and all tests together would be one very busy household.
 */
import { marketplace } from './marketplace'

// A worker that starts anew after a failed test must not come from the same machines again.
let machine = process.pid % 32_000

/** Posts a form, each time from another machine (of a network that is kept for examples, RFC 2544). */
export async function postCrossOrigin(path: string, form: FormData): Promise<{ status: number; body: string }> {
  machine += 1
  const answer = await fetch(new URL(path, marketplace.url), {
    method: 'POST',
    headers: { 'X-Forwarded-For': `198.18.${(machine >> 8) & 255}.${machine & 255}` },
    body: form,
  })
  return { status: answer.status, body: await answer.text() }
}
