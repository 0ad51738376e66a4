// A browser is fit for the stories if it starts and opens ten pages, each in a context of its own.
import { createServer } from 'node:http'
import { chromium } from '@playwright/test'
import { flags } from './flags.mjs'

const pages = 10
/** Milliseconds for each step; a loaded machine gets its time, a browser that hangs does not get all day. */
const patience = 30_000
/** Words without a font of their own make the browser look for one: where none is, Chromium ends itself. */
const page = `<!doctype html><meta charset="utf-8"><title>Trial</title>
<p>Äpfel, 苹果, 🍎 → ✓</p><label>Word <input></label><button onclick="document.title += ' passed'">Press</button>`

/** Fails with the reason if the Chromium at `path` does not hold. */
export async function tryOut(path) {
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(page))
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const browser = await chromium
    .launch({ executablePath: path, args: flags, timeout: patience })
    .catch((error) => Promise.reject(new Error(`${path} does not start: ${reason(error)}`, { cause: error })))
    .finally(() => server.unref())
  try {
    for (let nth = 1; nth <= pages; nth += 1) await open(browser, `http://localhost:${server.address().port}/${nth}`)
  } catch (error) {
    const why = browser.isConnected() ? reason(error) : 'it ended by itself'
    throw new Error(`${path} does not get through ten pages: ${why}`, { cause: error })
  } finally {
    await browser.close()
    server.close()
  }
}

async function open(browser, url) {
  const context = await browser.newContext()
  context.setDefaultTimeout(patience)
  const opened = await context.newPage()
  await opened.goto(url)
  await opened.getByLabel('Word').fill('word')
  await opened.getByRole('button').click()
  await opened.screenshot()
  if ((await opened.title()) !== 'Trial passed') throw new Error('a button did nothing')
  await context.close()
}

/** The browser's own last words if it left some, else Playwright's without the log of the call. */
function reason({ message }) {
  const words = [...message.matchAll(/\[err\] (.+)/g)].at(-1)?.[1]
  return words ?? message.split('\n')[0].replace(/^[\w.]+: /, '')
}
