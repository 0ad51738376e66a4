import { useSyncExternalStore } from 'react'
import { onDemand } from '@/components/onDemand'
import { awake } from '@/lib/awake'
import { isAwaiting, subscribeToArrivals } from '../router/page'

/** Whoever goes to another page has begun to act. */
const Line = onDemand(() => awake().then(async () => (await import('./LoadingLine')).LoadingLine))

/** A thin line at the top while the code of the next page is on its way. */
export function LoadingBar() {
  const awaiting = useSyncExternalStore(subscribeToArrivals, isAwaiting, isAwaiting)
  return <Line shown={awaiting} />
}
