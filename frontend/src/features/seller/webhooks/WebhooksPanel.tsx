import { useState } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import PlusIcon from 'lucide-react/icons/plus'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { LinkRow, RowCard } from '@/components/LinkRow'
import { onDemand } from '@/components/onDemand'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { TaskDialog } from '@/components/TaskDialog'
import type { CreatedWebhook } from '@/features/seller/api'
import { NewWebhookSecret } from './NewWebhookSecret'
import type { WebhooksApi } from './webhooksApi'
import { webhookStatusChip } from './statusChips'
import { webhooksText as words } from './text'

const WebhookForm = onDemand(async () => (await import('./WebhookForm')).WebhookForm)

/** The webhooks of a shop or of the marketplace, and the way to make one. */
export function WebhooksPanel({ api }: { api: WebhooksApi }) {
  const { currentData: webhooks, error, refetch } = api.query
  const [isAsked, setAsked] = useState(false)
  const [made, setMade] = useState<CreatedWebhook | null>(null)
  return (
    <Stack spacing={2.5}>
      <Panel title={words.title} hint={words.intro}>
        {error !== undefined && !webhooks && <ErrorState title={words.failed} onRetry={() => void refetch()} />}
        {!webhooks && error === undefined && <Skeleton aria-busy="true" height={56} />}
        {webhooks?.length === 0 && <p>{words.none}</p>}
        {webhooks && webhooks.length > 0 && (
          <RowCard aria-label={words.title}>
            {webhooks.map((webhook) => (
              <LinkRow
                key={webhook.id}
                to={api.pageOf(webhook.id)}
                label={webhook.name}
                hint={`${new URL(webhook.url).host} · ${words.events(webhook.events.length)}`}
                end={<StatusChip {...webhookStatusChip(webhook)} />}
              />
            ))}
          </RowCard>
        )}
        <Row>
          <Button variant="outlined" startIcon={<PlusIcon size={20} />} onClick={() => setAsked(true)}>
            {words.create}
          </Button>
        </Row>
      </Panel>
      {made && <NewWebhookSecret key={made.secret} made={made} onDone={() => setMade(null)} />}
      {isAsked && (
        <TaskDialog title={words.create} onClose={() => setAsked(false)}>
          <WebhookForm
            submit={words.createIt}
            send={async (newWebhook) => {
              const { data, error: refused } = await api.create(newWebhook)
              if (!data) return problemOf(refused, words.notCreated)
              setAsked(false)
              setMade(data)
              return null
            }}
          />
        </TaskDialog>
      )}
    </Stack>
  )
}
