import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { Loader } from '@/components/Loader'

type LazyPage = { lazy: NonNullable<RouteObject['lazy']>; HydrateFallback: ComponentType }

/** A page whose code is fetched when it is first visited: `page(() => import('…'), 'HomePage')`. */
export function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyPage {
  return { lazy: async () => ({ Component: (await load())[name] }), HydrateFallback: Loader }
}
