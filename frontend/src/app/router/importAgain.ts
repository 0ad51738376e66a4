/**
 * After a new version was put on the server, the files of the old one may be gone while a tab still
 * asks for them. Loading the page anew gets the new version.
 */

/** The code of a page did not come, and loading the page anew did not help. */
export class PageUnreachable extends Error {}

const never = new Promise<never>(() => undefined)

/** A failure this soon after such a reload would only lead to the next one. */
const calmMilliseconds = 10_000

function wasJustReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'reload' && performance.now() < calmMilliseconds
}

/** Imports a module; if that fails while there is a network, loads the page anew, once. */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine || wasJustReloaded()) throw new PageUnreachable('The page did not arrive', { cause: error })
    window.location.reload()
    return never
  }
}
