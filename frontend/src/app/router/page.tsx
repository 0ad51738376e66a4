import { use, type ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { awaitArrival } from './arrivals'
import { importAgain } from './importAgain'

/** What a route with a page of its own carries as its `handle`. */
export interface PageHandle {
  name: string
  /** Fetches the page's code; once, unless that fails. */
  load: () => Promise<unknown>
}

/** How long a page that did not arrive is not asked for again. */
const faultMilliseconds = 1000

/** A page whose code is fetched when it is first visited: `page(() => import('…'), 'HomePage')`. */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Pick<RouteObject, 'Component' | 'handle'> {
  let ready: ComponentType | undefined
  let arrival: Promise<ComponentType> | undefined
  const fetchOnce = () => {
    arrival ??= load().then(
      (module) => (ready = module[name]),
      (error: unknown) => {
        // The next visit tries again.
        arrival = undefined
        throw error
      },
    )
    return arrival
  }
  let shown: Promise<ComponentType> | undefined
  /** A fault stays long enough to be shown; asking anew at each try to render would never end. */
  const show = () => {
    shown ??= importAgain(fetchOnce).catch((error: unknown) => {
      setTimeout(() => (shown = undefined), faultMilliseconds)
      throw error
    })
    return shown
  }
  function Page() {
    // Once it was waited for, it is read from the same promise each time, as `use` demands.
    const Shown = shown ? use(shown) : (ready ?? use(waitFor(show)))
    // oxlint-disable-next-line react/static-components -- made by a module, once; only its arrival is awaited here
    return <Shown />
  }
  return { Component: Page, handle: { name, load: fetchOnce } satisfies PageHandle }
}

let waitedFor: Promise<ComponentType> | undefined

/** A page that is rendered before it is there counts as awaited, once however often it is rendered. */
function waitFor(show: () => Promise<ComponentType>): Promise<ComponentType> {
  const arrival = show()
  if (arrival !== waitedFor) awaitArrival(arrival)
  waitedFor = arrival
  return arrival
}
