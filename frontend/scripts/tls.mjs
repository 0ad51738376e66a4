// Stands before a marketplace on this machine as the proxy of a real one does: TLS with a certificate of its own making,
// and HTTP/2. For measuring what people get; Chromium is to be told that the certificate is of nobody it knows.
import { Agent, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { generate } from 'selfsigned'

/** What concerns one connection and goes no further (RFC 9110, 7.6.1; RFC 9113, 8.2.2). */
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

const forwarded = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofTheConnection.has(name)))

/** Answers on `port` what the marketplace at `url` answers, until the process ends. */
export async function standBefore(url, port) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' })
  const agent = new Agent({ keepAlive: true })
  const { hostname, port: inner } = new URL(url)
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (asked, answer) => {
    const headers = { ...forwarded(asked.headers), host: asked.headers[':authority'] ?? asked.headers.host }
    const inside = request({ agent, hostname, port: inner, path: asked.url, method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode, forwarded(given.headers))
      given.pipe(answer)
      answer.on('close', () => given.destroy())
    })
    inside.on('error', () => answer.destroy())
    asked.pipe(inside)
  })
  await new Promise((resolve, reject) => server.on('error', reject).listen(port, resolve))
  server.unref()
}
