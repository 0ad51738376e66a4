import type { ComponentType, ReactNode } from 'react'
import { ErrorState } from '@/components/ErrorState'
import { useLoaded } from '@/features/catalog/useLoaded'

interface LazyPartProps<Props extends object> {
  /** Fetches the component; one function outside the component that shows it. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** What stands in its place until it is there. */
  waiting: ReactNode
  /** What is said when it does not come. */
  failed: string
}

/** A part of a page whose code comes after the text: without it the text stays. */
export function LazyPart<Props extends object>({ load, props, waiting, failed: title }: LazyPartProps<Props>) {
  const { part: Part, failed, retry } = useLoaded(load, true)
  if (failed) return <ErrorState title={title} onRetry={retry} />
  return Part ? <Part {...props} /> : waiting
}
