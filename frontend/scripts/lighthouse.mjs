// Holds the main pages of a running marketplace against Lighthouse's mobile audit and prints a table, and those of the
// seller centre, signed in as the demo's seller, against its audit of a desktop too:
// node scripts/lighthouse.mjs http://127.0.0.1:8080 https://localhost:8443 [seller]
// The second address is the one it is known under (PUBLIC_URL), at which it gets TLS and HTTP/2 as from the proxy of a
// real marketplace. With a word, only the pages whose names begin with it. Lighthouse itself is fetched by npx; it is too heavy for
// everybody's installation.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.mjs'
import { flags as usual } from './chromium/flags.mjs'
import { standBefore } from './tls.mjs'

const version = '12.8.2'
/** The least that each category may score. */
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** The most that each figure may be: milliseconds, and for the shift a share of the screen. */
const most = { 'largest-contentful-paint': 2000, 'cumulative-layout-shift': 0.02, 'total-blocking-time': 150 }
/** Runs of each page, of which the median counts: one run alone swings with whatever else the machine does. */
const runs = 3

const [inner, url, only = ''] = process.argv.slice(2)
if (!url)
  throw new Error('Say which marketplace: node scripts/lighthouse.mjs http://127.0.0.1:8080 https://localhost:8443')
await standBefore(inner, new URL(url).port)
const flags = [...usual, '--ignore-certificate-errors']

async function firstProduct() {
  const { items } = await (await fetch(`${inner}/api/public/products`)).json()
  return items[0].slug
}
async function firstShop() {
  const { items } = await (await fetch(`${inner}/api/public/shops`)).json()
  return items[0].slug
}
async function firstCategory() {
  const tree = await (await fetch(`${inner}/api/public/category/get_tree_category`)).json()
  return tree[0].slug
}

/** The least of a page that is worked with for hours, and brings a grid or charts along. */
const leastAtWork = { ...least, performance: 90 }
const seller = { email: 'seller@demo.test', password: 'demo-password-1' }
const mobile = []
const desktop = ['--preset=desktop']

const all = [
  { name: 'home', path: '/' },
  { name: 'category', path: `/category/${await firstCategory()}` },
  { name: 'product', path: `/product/${await firstProduct()}` },
  { name: 'shop', path: `/shop/${await firstShop()}` },
  { name: 'search', path: '/search?q=mug', hidden: true },
  { name: 'cart', path: '/cart', hidden: true },
  { name: 'login', path: '/login' },
  { name: 'seller', path: '/seller', person: seller, look: mobile },
  { name: 'seller desk', path: '/seller', person: seller, look: desktop },
  { name: 'seller products', path: '/seller/products', person: seller, look: mobile },
  { name: 'seller products desk', path: '/seller/products', person: seller, look: desktop },
]
const pages = all.filter(({ name }) => name.startsWith(only))

const folder = mkdtempSync(join(tmpdir(), 'helloshop-lighthouse-'))
const executablePath = await findChromium()

/** What a browser has stored in which somebody is signed in; the cookie notice is answered. */
async function storedOf(person) {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${inner}/api/auth/signin`, { method: 'POST', headers, body: JSON.stringify(person) })
  const session = await answer.json()
  return { cookiePreference: 'declined', userData: JSON.stringify(session), refreshToken: session.refreshToken }
}

/** Where a browser keeps what it knows: it was never here before, and its person is signed in if there is one. */
async function profileOf(person) {
  const profile = mkdtempSync(join(folder, 'profile-'))
  if (!person) return profile
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: flags })
  const [page] = context.pages()
  // An address of the storefront at which nothing of it runs.
  await page.goto(`${url}/favicon.svg`)
  await page.evaluate((stored) => Object.assign(localStorage, stored), await storedOf(person))
  await context.close()
  return profile
}

async function audit({ name, path, hidden, person, look = mobile }) {
  const report = join(folder, `${name}.json`)
  // No search engine is to list what is hidden, or somebody's own.
  const skipped = hidden || person ? ['--skip-audits=is-crawlable'] : []
  const browser = [...flags, '--headless=new', `--user-data-dir=${await profileOf(person)}`].join(' ')
  // The profile is a new one: all that it holds is to be found there.
  const asked = [...look, ...skipped, '--disable-storage-reset', '--quiet', '--output=json', `--output-path=${report}`]
  // Beside this process, which answers it.
  const run = spawn('npx', ['--yes', `lighthouse@${version}`, `${url}${path}`, ...asked, `--chrome-flags=${browser}`], {
    env: { ...process.env, CHROME_PATH: executablePath },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [status] = await once(run, 'exit')
  if (status !== 0) throw new Error(`Lighthouse ended with ${status} on ${path}`)
  return JSON.parse(readFileSync(report, 'utf8'))
}

/** What an audit found wanting, for whoever mends it. */
const faultsOf = ({ audits, categories }) =>
  Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${id}: ${audits[id].title}`)

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

let failed = false
const row = (cells) => console.log(cells.map((cell, at) => String(cell).padEnd(at === 0 ? 22 : 15)).join(''))
row(['page', ...Object.keys(least), 'LCP', 'CLS', 'TBT', 'bytes'])
for (const page of pages) {
  const reports = []
  for (let run = 0; run < runs; run += 1) reports.push(await audit(page))
  const scores = Object.keys(least).map((id) => Math.round(median(reports.map((of) => of.categories[id].score)) * 100))
  const figure = (id) => median(reports.map(({ audits }) => audits[id].numericValue))
  const [paint, shift, blocked] = Object.keys(most).map(figure)
  const weight = Math.round(figure('total-byte-weight') / 1000)
  row([page.name, ...scores, `${(paint / 1000).toFixed(1)} s`, shift.toFixed(3), `${Math.round(blocked)} ms`, `${weight} kB`])
  for (const fault of new Set(reports.flatMap(faultsOf))) console.log(`          ${fault}`)
  const wanted = Object.values(page.person ? leastAtWork : least)
  if (scores.some((score, at) => score < wanted[at])) failed = true
  if (!page.person && Object.entries(most).some(([id, value]) => figure(id) > value)) failed = true
}
rmSync(folder, { recursive: true, force: true })
process.exit(failed ? 1 : 0)
