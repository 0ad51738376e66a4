import { useEffect, useState } from 'react'
import { styled } from '@mui/material/styles'
import { VisuallyHidden } from './LiveRegion'
import { componentText } from './text'

const Box = styled('div')({ display: 'grid', placeItems: 'center', minBlockSize: '50dvh' })
const Ring = styled('span')(({ theme }) => ({
  inlineSize: 36,
  blockSize: 36,
  borderRadius: '50%',
  border: `3px solid ${theme.vars.palette.divider}`,
  borderBlockStartColor: theme.vars.palette.primary.main,
  animation: 'loader-turn .8s linear infinite',
  '@keyframes loader-turn': { to: { transform: 'rotate(1turn)' } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}))

/** Waiting for a whole page. Appears after 150 ms, so that a quick answer never flickers. */
export function Loader({ label = componentText.loading }: { label?: string }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Box role="status" aria-busy="true">
      {late && (
        <>
          <Ring />
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </Box>
  )
}
