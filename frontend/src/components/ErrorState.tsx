import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import AlertIcon from 'lucide-react/icons/circle-alert'
import { characters } from '@/lib/design'
import { componentText } from './text'
import { useOnline } from './useOnline'

type ErrorStateProps = {
  title: string
  text?: string
  onRetry?: () => void
  requestId?: string | undefined
  heading?: 'h1' | 'h2'
}

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '32px 16px',
  borderRadius: 12,
  textAlign: 'center',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > svg': { color: theme.vars.palette.error.main },
  '& p': { color: theme.vars.palette.text.secondary, maxInlineSize: characters(52), textWrap: 'balance' },
}))
const Small = styled('p')(({ theme }) => theme.typography.body2)

/** The error state of a region: what failed, and a retry button; the rest of the page stays. */
export function ErrorState({
  title,
  text = componentText.checkConnection,
  onRetry,
  requestId,
  heading: Heading = 'h2',
}: ErrorStateProps) {
  const online = useOnline()
  return (
    <Box role="alert">
      <AlertIcon size={32} />
      <Heading>{title}</Heading>
      <p>{online ? text : componentText.notKept}</p>
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          {componentText.retry}
        </Button>
      )}
      {requestId && <Small>{componentText.request(requestId)}</Small>}
    </Box>
  )
}

/** For `onDemand`: what is shown if a part's code could not be loaded. */
export const errorStateFor = (title: string) => (_: unknown, retry: () => void) => <ErrorState title={title} onRetry={retry} />

/** The same for parts that need no words of their own. */
export const withErrorState = { failed: errorStateFor(componentText.partFailed) }
