// Chooses the Chromium of the browser tests: CHROMIUM_PATH alone if it is set, else the first of those that can be
// had here that holds. Each is tried before anything rests on it: a browser that dies shows as a hundred red stories.
import { sources } from './chromium/sources.mjs'
import { tryOut } from './chromium/trial.mjs'

/** Playwright's global setup: the test processes, started later, read the path from their environment. */
export default async function setUpChromium() {
  process.env.CHROMIUM_PATH = await findChromium()
}

/** The path of a Chromium that has just opened ten pages. */
export function findChromium() {
  const asked = process.env.CHROMIUM_PATH
  return firstThatHolds(asked ? [{ name: 'CHROMIUM_PATH', find: () => asked }] : sources, tryOut)
}

/** The path from the first source that has one and whose browser passes the trial; of those before it, why not. */
export async function firstThatHolds(candidates, trial, say = console.log) {
  for (const { name, find } of candidates) {
    try {
      const path = await find()
      if (!path) continue
      await trial(path)
      return path
    } catch (error) {
      say(`${name}: ${firstLine(error)}`)
    }
  }
  throw complaint('No Chromium that works was found: install one (as root: apt install chromium) or set CHROMIUM_PATH')
}

const firstLine = (error) => String(error?.message ?? error).trim().split('\n')[0]

/** Without the stack, which tells nobody what to do. */
function complaint(text) {
  const error = new Error(text)
  error.stack = text
  return error
}
