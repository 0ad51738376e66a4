// Where a Chromium can come from, in this order. The last one changes the machine, so it is for where nothing else holds.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { fromPackage } from './npm.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const minute = 60_000

/** `find` answers the path, nothing if there is none here, or fails with the reason. */
export const sources = [
  { name: 'The installed browser', find: installed },
  { name: "Playwright's own Chromium", find: downloaded },
  { name: 'The Chromium of the npm package', find: fromPackage },
  { name: "The distribution's Chromium", find: fromDistribution },
]

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...candidates, ...places].find((path) => existsSync(path))
}

function downloaded() {
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  console.log('No browser is installed. Asking for one: playwright install chromium')
  const playwright = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js')
  // Where its server cannot be reached, this ends within seconds.
  const run = spawnSync(process.execPath, [playwright, 'install', '--no-shell', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000', ...process.env },
    stdio: 'ignore',
    timeout: 5 * minute,
  })
  if (run.status !== 0 || !existsSync(path)) throw new Error('it cannot be downloaded here')
  return path
}

function fromDistribution() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log('Installing the Chromium of the distribution: apt-get install chromium')
  const apt = (...asked) =>
    spawnSync('apt-get', ['-qq', ...asked], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: 10 * minute,
    })
  apt('update')
  if (apt('install', '--yes', '--no-install-recommends', 'chromium').status !== 0) throw new Error('apt-get cannot install it')
  return installed()
}
