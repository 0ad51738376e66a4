import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { codeOf } from '@/components/onDemand'

/** What a route with a page of its own carries as its `handle`. */
export interface PageHandle {
  name: string
  /** Fetches the page's code; once, unless that fails. */
  load: () => Promise<unknown>
}

/** A failure this soon after the page was loaded anew would only lead to the next time. */
const calmMilliseconds = 10_000

function wasJustReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'reload' && performance.now() < calmMilliseconds
}

const never = new Promise<never>(() => undefined)

/**
 * Fetches code; if that fails while there is a network, loads the page anew, once: after a new version was put on
 * the server, the files of the old one may be gone while a tab still asks for them.
 */
export async function fetchOrReload<Code>(fetch: () => Promise<Code>): Promise<Code> {
  try {
    return await fetch()
  } catch (error) {
    if (!navigator.onLine || wasJustReloaded()) throw error
    window.location.reload()
    return never
  }
}

/** How many pages a visitor waits for: their code is on its way and nothing else can be shown. */
let awaited = 0
const listeners = new Set<() => void>()

/** Counts a page as waited for until it is there. Called while rendering, so the listeners hear of it a moment later. */
export function awaitPage<Code>(arrival: Promise<Code>): Promise<Code> {
  const change = (by: 1 | -1) => {
    awaited += by
    for (const listener of listeners) listener()
  }
  queueMicrotask(() => change(1))
  return arrival.finally(() => change(-1))
}

/** Calls `listener` whenever a page is waited for, or no longer; the answer stops it. */
export function subscribeToArrivals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a page is waited for. */
export const isAwaiting = () => awaited > 0

/** A page whose code is fetched when it is first visited: `page(() => import('…'), 'HomePage')`. */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Required<Pick<RouteObject, 'Component'>> & { handle: PageHandle } {
  const { Shown, fetch } = codeOf<object>(
    async () => (await load())[name],
    (arrival) => awaitPage(fetchOrReload(arrival)),
  )
  return { Component: Shown, handle: { name, load: fetch } }
}
