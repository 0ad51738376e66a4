// Holds the main pages of a running marketplace against Lighthouse's mobile audit and prints a table:
// node scripts/lighthouse.mjs http://127.0.0.1:8080
// Lighthouse itself is fetched by npx; it is too heavy for everybody's installation.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'

const version = '12.8.2'
/** The least that each category may score. */
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** The most that each figure may be: milliseconds, and for the shift a share of the screen. */
const most = { 'largest-contentful-paint': 2000, 'cumulative-layout-shift': 0.02, 'total-blocking-time': 150 }
/** Runs of each page, of which the median counts: one run alone swings with whatever else the machine does. */
const runs = 3
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-quic']

const [url] = process.argv.slice(2)
if (!url) throw new Error('Say which marketplace: node scripts/lighthouse.mjs http://127.0.0.1:8080')

async function firstProduct() {
  const { items } = await (await fetch(`${url}/api/public/products`)).json()
  return items[0].slug
}
async function firstShop() {
  const { items } = await (await fetch(`${url}/api/public/shops`)).json()
  return items[0].slug
}
async function firstCategory() {
  const tree = await (await fetch(`${url}/api/public/category/get_tree_category`)).json()
  return tree[0].slug
}

const pages = {
  home: '/',
  category: `/category/${await firstCategory()}`,
  product: `/product/${await firstProduct()}`,
  shop: `/shop/${await firstShop()}`,
  search: '/search?q=mug',
  cart: '/cart',
  login: '/login',
}

/** No search engine is to list these. */
const hidden = new Set(['search', 'cart'])

const folder = mkdtempSync(join(tmpdir(), 'helloshop-lighthouse-'))
const chromium = await findChromium()

function audit(name, path) {
  const report = join(folder, `${name}.json`)
  const skipped = hidden.has(name) ? ['--skip-audits=is-crawlable'] : []
  const asked = [...skipped, '--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags.join(' ')}`]
  const run = spawnSync('npx', ['--yes', `lighthouse@${version}`, `${url}${path}`, ...asked], {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (run.status !== 0) throw new Error(`Lighthouse ended with ${run.status} on ${path}`)
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
const row = (cells) => console.log(cells.map((cell, at) => String(cell).padEnd(at === 0 ? 10 : 15)).join(''))
row(['page', ...Object.keys(least), 'LCP', 'CLS', 'TBT', 'bytes'])
for (const [name, path] of Object.entries(pages)) {
  const reports = Array.from({ length: runs }, () => audit(name, path))
  const scores = Object.keys(least).map((id) => Math.round(median(reports.map((of) => of.categories[id].score)) * 100))
  const figure = (id) => median(reports.map(({ audits }) => audits[id].numericValue))
  const [paint, shift, blocked] = Object.keys(most).map(figure)
  const weight = Math.round(figure('total-byte-weight') / 1000)
  row([name, ...scores, `${(paint / 1000).toFixed(1)} s`, shift.toFixed(3), `${Math.round(blocked)} ms`, `${weight} kB`])
  for (const fault of new Set(reports.flatMap(faultsOf))) console.log(`          ${fault}`)
  if (scores.some((score, at) => score < Object.values(least)[at])) failed = true
  if (Object.entries(most).some(([id, value]) => figure(id) > value)) failed = true
}
rmSync(folder, { recursive: true, force: true })
process.exit(failed ? 1 : 0)
