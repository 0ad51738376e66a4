import { styled } from '@mui/material/styles'
import { useNavigation } from 'react-router-dom'

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: 2000,
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 3,
  transformOrigin: 'left',
  backgroundColor: theme.vars.palette.primary.main,
  animation: 'loading-bar 8s cubic-bezier(.1,.8,.2,1) 150ms both',
  '@keyframes loading-bar': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.95)' } },
}))

/** A thin line at the top while the code of the next page is on its way. */
export function LoadingBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <Bar role="progressbar" aria-label="Loading page" />
}
