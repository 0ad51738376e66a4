import type { ReactNode } from 'react'
import { Boundary, Unreachable } from '@/components/onDemand'
import { ErrorView } from './ErrorView'
import { OfflineView } from './OfflineView'

const showFault = (error: unknown, retry: () => void) =>
  error instanceof Unreachable ? <OfflineView onRetry={retry} /> : <ErrorView error={error} />

/** Shows in place of a page what broke in it; going to another place leaves the fault behind. */
export function ErrorBoundary({ place, children }: { place: string; children: ReactNode }) {
  return (
    <Boundary place={place} fallback={showFault}>
      {children}
    </Boundary>
  )
}
