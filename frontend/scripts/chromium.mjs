// Finds a Chromium for the browser tests, in this order: CHROMIUM_PATH, one installed on the system, the one
// inside the npm package @sparticuz/chromium, which needs neither root nor system libraries (Linux x64 only).
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium that can be started with the environment as it is after this call. */
export async function findChromium() {
  const installed = process.env.CHROMIUM_PATH ?? onSystem()
  if (installed) return installed
  const unpacked = await fromPackage()
  // Test processes started later take the same one, with the library path set here.
  process.env.CHROMIUM_PATH = unpacked
  return unpacked
}

function onSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...candidates, ...places].find((path) => existsSync(path))
}

async function fromPackage() {
  const usual = process.env.TMPDIR
  // The package unpacks into the temporary folder: a private one, where no other user's files are in the way.
  const folder = fileURLToPath(new URL('../node_modules/.chromium', import.meta.url))
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  // Read at import: makes the package bring its libraries and fonts along.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    return await chromium.executablePath()
  } catch (error) {
    throw new Error('No Chromium found: install one, or set CHROMIUM_PATH', { cause: error })
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  }
}
