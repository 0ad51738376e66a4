import { useEffect } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { PageTitle } from '@/components/Page'
import { componentText } from '@/components/text'
import { useOnline } from '@/components/useOnline'
import { paths } from '@/lib/paths'
import { layoutText } from './text'

const Box = styled('main')({ flex: 1, display: 'grid', placeContent: 'center', padding: 24 })

/** How long to wait before trying once more. */
const pauseMilliseconds = 2000

/** Shown instead of a page whose code could not be loaded; retries automatically when the device is online again. */
export function OfflineView({ onRetry }: { onRetry: () => void }) {
  const online = useOnline()
  const title = online ? layoutText.pageMissing : layoutText.offlineTitle
  useEffect(() => {
    const retry = () => {
      onRetry()
      // A network that has just come back may not carry the first try; the second outlives this view.
      setTimeout(onRetry, pauseMilliseconds)
    }
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [onRetry])
  return (
    <Box id="content" tabIndex={-1}>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        heading="h1"
        title={title}
        text={online ? componentText.checkConnection : layoutText.offlineText}
        action={
          <>
            <Button variant="contained" onClick={onRetry}>
              {componentText.retry}
            </Button>
            <Button component={Link} variant="outlined" to={paths.cart()}>
              {layoutText.toCart}
            </Button>
          </>
        }
      />
    </Box>
  )
}
