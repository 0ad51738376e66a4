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

/** A page whose code is fetched when it is first visited: `page(() => import('…'), 'HomePage')`. */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Pick<RouteObject, 'Component' | 'handle'> {
  let ready: ComponentType | undefined
  let arrival: Promise<ComponentType> | undefined
  const fetchOnce = () => {
    arrival ??= importAgain(load).then(
      (module) => (ready = module[name]),
      (error: unknown) => {
        // The next visit tries again.
        arrival = undefined
        throw error
      },
    )
    return arrival
  }
  function Page() {
    const Shown = ready ?? use(waitFor(fetchOnce))
    return <Shown />
  }
  return { Component: Page, handle: { name, load: fetchOnce } satisfies PageHandle }
}

let waitedFor: Promise<ComponentType> | undefined

/** A page that is rendered before it is there counts as awaited, once however often it is rendered. */
function waitFor(fetchOnce: () => Promise<ComponentType>): Promise<ComponentType> {
  const arrival = fetchOnce()
  if (arrival !== waitedFor) awaitArrival(arrival)
  waitedFor = arrival
  return arrival
}
