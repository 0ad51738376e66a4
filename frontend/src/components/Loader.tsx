import { useEffect, useState } from 'react'
import CircularProgress from '@mui/material/CircularProgress'
import { styled } from '@mui/material/styles'
import { VisuallyHidden } from './LiveRegion'
import { componentText } from './text'

const Box = styled('div')({ display: 'grid', placeItems: 'center', placeContent: 'center', gap: 16, minBlockSize: '50dvh' })
/**
 * The loading state of a whole page, with an optional label. Appears after 150 ms, so that a quick response does not
 * flicker.
 */
export function Loader({ label }: { label?: string }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Box role="status" aria-busy="true">
      {late && (
        <>
          <CircularProgress size={36} aria-hidden="true" />
          {label ? <p>{label}</p> : <VisuallyHidden>{componentText.loading}</VisuallyHidden>}
        </>
      )}
    </Box>
  )
}
