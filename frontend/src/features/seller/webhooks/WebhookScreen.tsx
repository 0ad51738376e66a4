import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useNavigate } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { DescriptionList } from '@/components/DescriptionList'
import { NotFoundState } from '@/components/NotFoundState'
import { onDemand } from '@/components/onDemand'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import type { CreatedWebhook, Webhook } from '@/features/seller/api'
import { formatDate, formatDateTime } from '@/lib/dates'
import { SignatureHelp } from './SignatureHelp'
import { DeliveryLog } from './DeliveryLog'
import { NewWebhookSecret } from './NewWebhookSecret'
import { eventNameOf, type WebhookApi } from './webhooksApi'
import { webhookStatusChip } from './statusChips'
import type { LogView } from './useLogView'
import { webhooksText, webhookText as words } from './text'

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)
const WebhookForm = onDemand(async () => (await import('./WebhookForm')).WebhookForm)

/** One webhook: how it stands, what can be done with it, and what it was sent. */
export function WebhookScreen({ api, view }: { api: WebhookApi; view: LogView }) {
  const { currentData, error, refetch } = api.webhook
  if (currentData) return <Details api={api} webhook={currentData} view={view} />
  if (error && problemOf(error).status === 404)
    return <NotFoundState title={words.missingTitle} text={words.missingText} to={api.developers} linkLabel={words.all} />
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.one}</PageTitle>
      <h1>{words.one}</h1>
      {error ? (
        <ErrorState title={words.failed} requestId={problemOf(error).requestId} onRetry={() => void refetch()} />
      ) : (
        <Skeleton aria-busy="true" height={420} />
      )}
    </Stack>
  )
}

interface DetailsProps {
  api: WebhookApi
  webhook: Webhook
  view: LogView
}

function Details({ api, webhook, view }: DetailsProps) {
  const [made, setMade] = useState<CreatedWebhook | null>(null)
  const { name, url, events, createdAt, previousSecretUntil } = webhook
  return (
    <Stack spacing={2.5}>
      <PageTitle>{name}</PageTitle>
      <Stack spacing={1}>
        <BackOfficeBreadcrumbs crumbs={[{ name: webhooksText.title, to: api.developers }]} current={name} />
        <Row>
          <h1>{name}</h1>
          <StatusChip {...webhookStatusChip(webhook)} />
        </Row>
      </Stack>
      <Standing webhook={webhook} />
      <WebhookActions api={api} webhook={webhook} onSecret={setMade} />
      {made && <NewWebhookSecret key={made.secret} made={made} onDone={() => setMade(null)} />}
      <DescriptionList
        items={[
          [words.address, url],
          [words.created, formatDate(createdAt)],
          ...(previousSecretUntil ? ([[words.previous, formatDateTime(previousSecretUntil)]] as const) : []),
          [words.events, events.map(eventNameOf).join(', ')],
        ]}
      />
      <DeliveryLog api={api} view={view} isPaused={webhook.status === 'paused'} />
      {/* Not before the log, which would push it down. */}
      {Boolean(api.log.data ?? api.log.error) && <SignatureHelp />}
    </Stack>
  )
}

const reasons: Readonly<Record<string, string>> = words.paused

/** What is wrong with it, if something is. */
function Standing({ webhook: { status, pauseReason, failingSince } }: { webhook: Webhook }) {
  if (status === 'paused')
    return <Alert severity={pauseReason === 'by_hand' ? 'info' : 'warning'}>{reasons[pauseReason ?? ''] ?? reasons.by_hand}</Alert>
  return failingSince ? <Alert severity="warning">{words.failing(formatDateTime(failingSince))}</Alert> : null
}

interface WebhookActionsProps {
  api: WebhookApi
  webhook: Webhook
  onSecret: (made: CreatedWebhook) => void
}

type Question = 'pause' | 'rotate' | 'remove'

function WebhookActions({ api, webhook, onSecret }: WebhookActionsProps) {
  const { name } = webhook
  const [isTesting, setTesting] = useState(false)
  const [isEdited, setEdited] = useState(false)
  const [asked, setAsked] = useState<Question | null>(null)
  const navigate = useNavigate()
  const isPaused = webhook.status === 'paused'

  /** Says what came of it, and answers whether it worked. */
  const tell = (error: unknown, done?: string) => {
    if (error) toast.error(words.notDone, { detail: problemOf(error).message })
    else if (done) toast.success(done)
    return !error
  }
  const turn = async (status: Webhook['status']) =>
    tell((await api.change({ status })).error, status === 'paused' ? words.pausedNow : words.resumed)
  const test = async () => {
    setTesting(true)
    tell((await api.test()).error, words.tested)
    setTesting(false)
  }
  const questions = {
    pause: {
      ...{ title: words.pauseTitle, text: words.pauseText, confirmLabel: words.pause, cancelLabel: words.keepOn },
      act: () => turn('paused'),
    },
    rotate: {
      ...{ title: words.rotateTitle, text: words.rotateText, confirmLabel: words.rotateIt, cancelLabel: words.keepSecret },
      act: async () => {
        const { data, error } = await api.rotate()
        if (tell(error) && data) onSecret(data)
      },
    },
    remove: {
      ...{ title: words.removeTitle(name), text: words.removeText, confirmLabel: words.removeIt, cancelLabel: words.keep },
      act: async () => {
        if (tell((await api.remove()).error, words.removed(name))) await navigate(api.developers)
      },
    },
  }
  return (
    <>
      <Row>
        {isPaused ? (
          <Button variant="contained" onClick={() => void turn('active')}>
            {words.resume}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={isTesting}
            onClick={() => void test()}
          >
            {words.test}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setEdited(true)}>
          {words.edit}
        </Button>
        {!isPaused && (
          <Button variant="outlined" onClick={() => setAsked('pause')}>
            {words.pause}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setAsked('rotate')}>
          {words.rotate}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setAsked('remove')}>
          {words.remove}
        </Button>
      </Row>
      {asked && (
        <ConfirmDialog
          open
          title={questions[asked].title}
          text={questions[asked].text}
          confirmLabel={questions[asked].confirmLabel}
          cancelLabel={questions[asked].cancelLabel}
          danger={asked === 'remove'}
          onConfirm={() => {
            setAsked(null)
            void questions[asked].act()
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {isEdited && (
        <TaskDialog title={words.editTitle} onClose={() => setEdited(false)}>
          <WebhookForm
            webhook={webhook}
            submit={webhooksText.save}
            send={async ({ name: called, url, events }) => {
              const { error } = await api.change({ name: called, url, events })
              if (error) return problemOf(error, webhooksText.notSaved)
              setEdited(false)
              return null
            }}
          />
        </TaskDialog>
      )}
    </>
  )
}
