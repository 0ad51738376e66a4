// Opens a demo marketplace for each worker of the browser tests: free ports, an empty data folder, both gone afterwards.
// With E2E_BASE_URL set the tests run against that one instead.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const checkout = fileURLToPath(new URL('../..', import.meta.url))
const program = resolve(checkout, process.env.CARGO_TARGET_DIR ?? 'target', 'debug/demo')
/** The first start makes a database and the demo data; a loaded machine gets its time. */
const patience = 180_000

/** Playwright's global setup; what it answers is the teardown. Workers find theirs in `e2e/marketplace.ts`. */
export default async function openMarketplaces({ workers }) {
  if (process.env.E2E_BASE_URL) return () => {}
  const opened = await Promise.allSettled(Array.from({ length: workers }, open))
  const marketplaces = opened.filter(({ status }) => status === 'fulfilled').map(({ value }) => value)
  const close = () => Promise.all(marketplaces.map((marketplace) => marketplace.close()))
  const failed = opened.find(({ status }) => status === 'rejected')
  if (failed) {
    await close()
    throw failed.reason
  }
  process.env.E2E_MARKETPLACES = JSON.stringify(marketplaces.map(({ url, emulator }) => ({ url, emulator })))
  return close
}

async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'helloshop-e2e-'))
  // Run as root, the database server is another user and must be able to pass.
  chmodSync(folder, 0o755)
  const [port, emulatorPort, metricsPort] = await freePorts(3)
  const log = join(folder, 'demo.log')
  const output = openSync(log, 'w')
  const demo = spawn(program, {
    cwd: checkout,
    stdio: ['ignore', output, output],
    env: {
      ...withoutSettings(process.env),
      PORT: String(port),
      PAYPAL_EMULATOR_PORT: String(emulatorPort),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: join(folder, 'data'),
      // a closed browser is not waited for a whole minute; one that is there comes back within a second
      BROWSER_FIRST_SECONDS: '5',
      // the operator is asked about each new shop
      SHOP_APPROVAL: 'manual',
      // what is delivered can be paid out at once
      PAYOUT_HOLD_DAYS: '0',
    },
  })
  const ended = new Promise((done) => demo.once('exit', done).once('error', done))
  const close = async () => {
    demo.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await ready(`http://127.0.0.1:${port}`, ended)
  } catch (error) {
    const said = readFileSync(log, 'utf8').slice(-2000)
    await close()
    throw new Error(`The demo did not open: ${error.message}\n${said}`, { cause: error })
  }
  return { url: `http://localhost:${port}`, emulator: `http://127.0.0.1:${emulatorPort}`, close }
}

/** The caller's own database or address must not be used for tests. */
function withoutSettings(environment) {
  const foreign = ['DATABASE_URL', 'PUBLIC_URL', 'HOST']
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !foreign.includes(name)))
}

async function ready(url, ended) {
  const deadline = Date.now() + patience
  const over = ended.then((status) => Promise.reject(new Error(`it ended with ${status}`)))
  over.catch(() => {})
  while (Date.now() < deadline) {
    const asked = fetch(`${url}/health/ready`).then((answer) => answer.ok, () => false)
    if (await Promise.race([asked, over])) return
    await Promise.race([new Promise((later) => setTimeout(later, 100)), over])
  }
  throw new Error(`it was not ready within ${patience / 1000} s`)
}

/** All are held until the last is found, so that none is given out twice. */
async function freePorts(count) {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((done, failed) => {
          const server = createServer().once('error', failed)
          server.listen(0, '127.0.0.1', () => done(server))
        }),
    ),
  )
  const ports = servers.map((server) => server.address().port)
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}
