import type { ComponentType } from 'react'
import { ErrorState } from '@/components/ErrorState'
import { catalogText } from '../text'
import { useLoaded } from '../useLoaded'

type LaterProps<Props extends object> = {
  /** Fetches the component; one function outside the component that shows it. */
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/** A component whose code comes when it is first shown; without it the page around stays. */
export function Later<Props extends object>({ load, props }: LaterProps<Props>) {
  const { part: Part, failed, retry } = useLoaded(load, true)
  if (failed) return <ErrorState title={catalogText.partFailed} onRetry={retry} />
  return Part && <Part {...props} />
}
