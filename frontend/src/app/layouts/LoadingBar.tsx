import { useSyncExternalStore } from 'react'
import { styled } from '@mui/material/styles'
import { isAwaiting, subscribeToArrivals } from '../router/arrivals'
import { layoutText } from './text'

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: 2000,
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 3,
  // From the start of the line, whichever side that is.
  transformOrigin: 'calc(50% - 50% * var(--inline))',
  backgroundColor: theme.vars.palette.primary.main,
  animation: 'loading-bar 8s cubic-bezier(.1,.8,.2,1) 150ms both',
  '@keyframes loading-bar': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.95)' } },
}))

/** A thin line at the top while the code of the next page is on its way. */
export function LoadingBar() {
  const awaiting = useSyncExternalStore(subscribeToArrivals, isAwaiting, isAwaiting)
  if (!awaiting) return null
  return <Bar role="progressbar" aria-label={layoutText.loadingPage} />
}
