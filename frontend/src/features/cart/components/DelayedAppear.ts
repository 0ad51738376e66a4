import { styled } from '@mui/material/styles'

/** Room for what is loading: kept from the start, seen after 150 ms, so that a quick answer never flickers. */
export const DelayedAppear = styled('div')({
  display: 'contents',
  visibility: 'hidden',
  animation: 'late-appear 0s 150ms forwards',
  '@keyframes late-appear': { to: { visibility: 'visible' } },
})
