import type { ReactNode } from 'react'
import { Boundary } from '@/components/Boundary'
import { PageUnreachable } from '../router/importAgain'
import { ErrorView } from './ErrorView'
import { OfflineView } from './OfflineView'

const showFault = (error: unknown, retry: () => void) =>
  error instanceof PageUnreachable ? <OfflineView onRetry={retry} /> : <ErrorView error={error} />

/** Shows in place of a page what broke in it; going to another place leaves the fault behind. */
export function ErrorBoundary({ place, children }: { place: string; children: ReactNode }) {
  return (
    <Boundary place={place} fallback={showFault}>
      {children}
    </Boundary>
  )
}
