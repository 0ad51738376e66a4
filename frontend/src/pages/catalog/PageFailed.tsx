import { styled } from '@mui/material/styles'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'

const Room = styled('div')({ paddingBlockStart: 16 })

/** What stands instead of a page whose subject did not load: what it was, and a way to try again. */
export function PageFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Room>
      <PageTitle>{title}</PageTitle>
      <ErrorState title={title} onRetry={onRetry} heading="h1" />
    </Room>
  )
}
