import { useState } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import PlusIcon from 'lucide-react/icons/plus'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Intro } from '@/components/Intro'
import { onDemand } from '@/components/onDemand'
import { PageTitle } from '@/components/Page'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { radius } from '@/lib/design'
import type { CreatedApiKey } from '../api'
import { ApiKeyList } from './ApiKeyList'
import { NewApiKeySecret } from './NewApiKeySecret'
import type { ApiKeysApi } from './apiKeysApi'
import { callText, keysText as words } from './text'

const ApiKeyForm = onDemand(async () => (await import('./ApiKeyForm')).ApiKeyForm)

const Command = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: '12px 16px',
  borderRadius: radius.field,
  backgroundColor: theme.vars.palette.background.default,
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}))

/** The API keys of a shop or of the marketplace, and how a program uses one. */
export function ApiKeysScreen({ api }: { api: ApiKeysApi }) {
  const { currentData: keys, isError, refetch } = api.query
  const [isAsked, setAsked] = useState(false)
  const [made, setMade] = useState<CreatedApiKey | null>(null)
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.title}</PageTitle>
      <Row spread>
        <h1>{words.title}</h1>
        <Button variant="contained" startIcon={<PlusIcon size={20} />} onClick={() => setAsked(true)}>
          {words.create}
        </Button>
      </Row>
      <Intro>{words.intro}</Intro>
      {made && <NewApiKeySecret key={made.key.id} made={made} onDone={() => setMade(null)} />}
      {isError && !keys && <ErrorState title={words.failed} onRetry={() => void refetch()} />}
      {!keys && !isError && <Skeleton aria-busy="true" height={240} />}
      {keys?.length === 0 && <EmptyState title={words.noneTitle} text={words.noneText} />}
      {keys && keys.length > 0 && <ApiKeyList keys={keys} revoke={api.revoke} />}
      {/* Not below a skeleton, whose place the keys take with another height. */}
      {(keys || isError) && <HowToCall example={api.example} />}
      {isAsked && (
        <TaskDialog title={words.create} onClose={() => setAsked(false)}>
          <ApiKeyForm
            api={api}
            onMade={(created) => {
              setAsked(false)
              setMade(created)
            }}
          />
        </TaskDialog>
      )}
    </Stack>
  )
}

function HowToCall({ example }: { example: string }) {
  return (
    <Panel title={callText.title}>
      <p>{callText.send}</p>
      <Command>{`curl ${window.location.origin}${example} \\\n  --header "Authorization: Bearer hsk_…"`}</Command>
      <a href="/swagger-ui/">{callText.all}</a>
      <p>{callText.limits}</p>
      <p>{callText.ends}</p>
    </Panel>
  )
}
