import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { lazyCode } from '@/components/onDemand'

/** What a route with a page of its own carries as its `handle`. */
export interface PageHandle {
  name: string
  /** Fetches the page's code; once, unless that fails. */
  load: () => Promise<unknown>
}

/** A failure this soon after a reload would only lead to another reload. */
const calmMilliseconds = 10_000

function wasJustReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'reload' && performance.now() < calmMilliseconds
}

const never = new Promise<never>(() => undefined)

/**
 * Loads code; if that fails while online, reloads the page, once: after a new version was deployed, the old
 * version's files may be gone while a tab still requests them.
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

/** The number of pages that a visitor is waiting for: their code is loading and nothing else can be shown. */
let awaited = 0
const listeners = new Set<() => void>()

/** Counts a page as awaited until it has loaded. Called while rendering, so listeners are called a moment later. */
export function awaitPage<Code>(arrival: Promise<Code>): Promise<Code> {
  const change = (by: 1 | -1) => {
    awaited += by
    for (const listener of listeners) listener()
  }
  queueMicrotask(() => change(1))
  return arrival.finally(() => change(-1))
}

/** Calls `listener` whenever a page starts or stops being awaited; returns a function that stops it. */
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
  const { Shown, fetch } = lazyCode<object>(
    async () => (await load())[name],
    (arrival) => awaitPage(fetchOrReload(arrival)),
  )
  return { Component: Shown, handle: { name, load: fetch } }
}
