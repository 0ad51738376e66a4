import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { layoutText } from './text'

const Bar = styled(LinearProgress)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  insetInline: 0,
  insetBlockStart: 0,
  height: 3,
  // What comes at once needs no bar.
  animation: 'loading-line 1ms 150ms both',
  '@keyframes loading-line': { from: { opacity: 0 } },
}))

/** The line itself, while it is shown. */
export function LoadingLine({ shown }: { shown: boolean }) {
  return shown ? <Bar aria-label={layoutText.loadingPage} /> : null
}
