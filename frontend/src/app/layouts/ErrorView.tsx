import { Button } from '@/components/Button'
import { styled } from '@mui/material/styles'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ButtonLink } from '@/components/ButtonLink'
import { Icon } from '@/components/icons/Icon'
import { paths } from '@/lib/paths'

const Box = styled('main')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  padding: 24,
  textAlign: 'center',
  '& > svg': { color: theme.vars.palette.error.main },
  '& p': { color: theme.vars.palette.text.secondary, maxInlineSize: '60ch' },
}))
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 })

function wordsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  if (error instanceof Error) return error.message
  return 'Unknown error'
}

/** What is shown when a page breaks: what happened and two ways on. */
export function ErrorView() {
  const error = useRouteError()
  return (
    <Box>
      <title>Unexpected Application Error! · Helloshop</title>
      <Icon name="warning" size={48} />
      <h1>Unexpected Application Error!</h1>
      <p>{wordsOf(error)}</p>
      <Actions>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <ButtonLink variant="outlined" to={paths.home()}>
          Go to home
        </ButtonLink>
      </Actions>
    </Box>
  )
}
