/**
 * Calls that come from another machine as far as the marketplace can tell. It counts registrations by
 * network, and all tests together would be one very busy household.
 */
import { request } from 'node:http'

interface Answer {
  status: number
  body: string
}

/** Every address that starts with 127 is this machine; systems that allow only the first one share it. */
const addressOf = (machine: number) => `127.0.${machine >> 8}.${machine & 255}`

// A worker that starts anew after a failed test must not come from the same machines again.
let machine = 256 + (process.pid % 32_000)

/** Posts a form, each time from another machine. */
export async function postFromElsewhere(path: string, form: FormData): Promise<Answer> {
  machine += 1
  return post(path, form, addressOf(machine)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRNOTAVAIL') throw error
    return post(path, form)
  })
}

async function post(path: string, form: FormData, localAddress?: string): Promise<Answer> {
  const url = new URL(path, process.env['E2E_BASE_URL'])
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  const body = Buffer.from(await encoded.arrayBuffer())
  return new Promise((resolve, reject) => {
    const from = localAddress ? { localAddress, family: 4 } : {}
    const call = request(url, { method: 'POST', headers, ...from }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }))
    })
    call.on('error', reject)
    call.end(body)
  })
}
