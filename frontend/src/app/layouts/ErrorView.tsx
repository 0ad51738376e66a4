import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ErrorBoundary, ChunkLoadError } from '@/components/onDemand'
import { PageTitle } from '@/components/Page'
import { Illustration } from '@/components/Illustration'
import { componentText } from '@/components/text'
import { characters } from '@/lib/design'
import { paths } from '@/lib/paths'
import { OfflineView } from './OfflineView'
import { layoutText } from './text'

const Box = styled('main')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  padding: 24,
  textAlign: 'center',
  '& p': { color: theme.vars.palette.text.secondary, maxInlineSize: characters(60) },
}))
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 })

/** The message of an error: for a failed call its status and the server's message, otherwise the exception's. */
function wordsOf(error: unknown): string {
  if (error instanceof Error) return error.message
  const { status, message } = problemOf(error, layoutText.unknownError)
  return status === undefined ? message : `${status} ${message}`
}

/** What is shown when a page breaks: what happened, the details for support, and two links. */
export function ErrorView({ error }: { error: unknown }) {
  const { requestId } = problemOf(error)
  return (
    <Box id="content" tabIndex={-1}>
      <PageTitle>{layoutText.errorTitle}</PageTitle>
      <Illustration name="bear" />
      <h1>{layoutText.errorTitle}</h1>
      <p>{wordsOf(error)}</p>
      {requestId && <p>{componentText.request(requestId)}</p>}
      <Actions>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {layoutText.reload}
        </Button>
        <Button component={Link} variant="outlined" to={paths.home()}>
          {layoutText.home}
        </Button>
      </Actions>
    </Box>
  )
}

const renderError = (error: unknown, retry: () => void) =>
  error instanceof ChunkLoadError ? <OfflineView onRetry={retry} /> : <ErrorView error={error} />

/** Shows an error in place of the page that broke; navigating to another page clears it. */
export function RouteErrorBoundary({ resetKey, children }: { resetKey: string; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={resetKey} fallback={renderError}>
      {children}
    </ErrorBoundary>
  )
}
