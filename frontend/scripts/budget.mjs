// Holds the built storefront up against the budgets of its first view: what the gateway's page, the code of every
// page and the code of this page weigh together, compressed by gzip. Builds nothing; reads dist/.
//
// The answers that travel with a page are not known here: those of the demo were weighed, and rounded up.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** By page: its layouts and module, the most it may weigh, and what its first answers weigh; in thousands of bytes. */
const budgets = {
  home: ['MainLayout', 'HomePage', 259, 6.7],
  category: ['MainLayout', 'CategoryPage', 269, 8.2],
  shop: ['MainLayout', 'ShopPage', 281, 7.8],
  search: ['MainLayout', 'SearchPage', 269, 8.6],
  vendors: ['MainLayout', 'VendorsPage', 253, 2.5],
  product: ['MainLayout', 'ProductPage', 267, 3.6],
  cart: ['MainLayout', 'CartPage', 274, 2.1],
  checkout: ['MainLayout', 'CheckoutPage', 276, 2],
  login: ['CardLayout', 'LoginPage', 258, 2.1],
  register: ['CardLayout', 'RegisterPage', 259, 2],
  forgot: ['CardLayout', 'ForgotPasswordPage', 250, 2],
  reset: ['CardLayout', 'ResetPasswordPage', 254, 2],
  'verify email': ['CardLayout', 'VerifyEmailPage', 228, 2],
  activation: ['CardLayout', 'VerifyAccountPage', 251, 2],
  account: ['MainLayout AccountLayout', 'AccountHomePage', 256, 2],
  profile: ['MainLayout AccountLayout', 'ProfilePage', 285, 2],
  addresses: ['MainLayout AccountLayout', 'AddressPage', 260, 2],
  password: ['MainLayout AccountLayout', 'ChangePasswordPage', 287, 2],
  tracking: ['MainLayout', 'TrackOrderPage', 274, 2],
  contact: ['MainLayout', 'ContactPage', 263, 3.4],
  information: ['MainLayout', 'InfoPage', 263, 3.4],
}

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
if (!existsSync(join(dist, 'index.html'))) {
  console.error('The storefront is not built: npm run build')
  process.exit(1)
}
const read = (file) => readFileSync(join(dist, file))
const weigh = (content) => gzipSync(content, { level: 9 }).length
const html = read('index.html').toString()
const pageFiles = JSON.parse(read('page-files.json'))
const views = JSON.parse(read('first-views.json'))

/** What the page's own script asks for on every page. */
const everywhere = [...new Set([...html.matchAll(/assets\/[\w.-]+\.js/g)].map(([file]) => file))]

function filesOf(name) {
  if (!pageFiles[name]) throw new Error(`No files of ${name} in page-files.json`)
  return pageFiles[name]
}

function weightOf(layouts, page) {
  const view = views[page]?.en
  const files = new Set([...everywhere, ...[...layouts.split(' '), page].flatMap(filesOf)])
  const code = [...files].reduce((sum, file) => sum + weigh(read(file)), 0)
  return weigh(html + (view ? view.html + view.css + view.names : '')) + code
}

let over = 0
for (const [name, [layouts, page, most, answers]] of Object.entries(budgets)) {
  const weight = weightOf(layouts, page) / 1000 + answers
  const verdict = weight > most ? 'OVER' : 'ok'
  if (weight > most) over += 1
  console.log(`${name.padEnd(12)} ${weight.toFixed(1).padStart(6)} of ${most} kB  ${verdict}`)
}
process.exit(over > 0 ? 1 : 0)
