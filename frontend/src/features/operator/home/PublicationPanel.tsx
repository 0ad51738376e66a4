import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ConfirmDialog } from '@/components/ConfirmDialog'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { toast } from '@/components/toast/queue'
import { formatDateTime } from '@/lib/dates'
import { paths } from '@/lib/paths'
import {
  useDeleteHomeEditionMutation,
  usePublishHomeEditionMutation,
  useWithdrawHomeEditionMutation,
  type HomeEdition,
} from '../api'
import { useActionWithToast } from '../useActionWithToast'
import { editionStatusChip } from './states'
import { publishText as words } from './text'

interface PublicationPanelProps {
  edition: HomeEdition
  /** Something typed is not saved, and would not be published. */
  isUnsaved: boolean
}

/** Where a home page stands, and what can be done about that. */
export function PublicationPanel({ edition, isUnsaved }: PublicationPanelProps) {
  const { state, startsAt, endsAt } = edition
  const isUnseen = state === 'draft' || state === 'scheduled'
  const dates = [startsAt && words.from(formatDateTime(startsAt)), endsAt && words.until(formatDateTime(endsAt))]
  return (
    <Panel title={words.title} {...(isUnseen && { hint: words.hint })}>
      <Row>
        <StatusChip {...editionStatusChip(state)} />
        {startsAt && <span>{dates.filter(Boolean).join(' ')}</span>}
      </Row>
      {state === 'draft' && <PublishForm edition={edition} isUnsaved={isUnsaved} />}
      <Row>
        {state === 'scheduled' && <Unschedule edition={edition} />}
        {(state === 'live' || state === 'covered') && <End edition={edition} />}
        {isUnseen && <Delete edition={edition} />}
      </Row>
    </Panel>
  )
}

/** "2026-11-27T08:00", as the browser's field has it, is a moment of UTC. */
const momentOf = (typed: string) => `${typed.slice(0, 16)}:00Z`

function PublishForm({ edition: { id, version }, isUnsaved }: PublicationPanelProps) {
  const reasonId = useId()
  const [publish] = usePublishHomeEditionMutation()
  const [asked, setAsked] = useState(false)
  const form = useProblemForm({
    defaultValues: { startsAt: '', endsAt: '' },
    send: async ({ startsAt, endsAt }) => {
      setAsked(false)
      const dates = { ...(startsAt && { startsAt: momentOf(startsAt) }), ...(endsAt && { endsAt: momentOf(endsAt) }) }
      const { error } = await publish({ id, homeDates: { version, ...dates } })
      if (error) return problemOf(error, words.notPublished)
      toast.success(startsAt ? words.scheduled : words.published)
      return null
    },
  })
  const [startsAt, endsAt] = useWatch({ control: form.control, name: ['startsAt', 'endsAt'] })
  const hereOf = (typed: string) => typed && words.here(formatDateTime(momentOf(typed)))
  return (
    <form
      aria-label={words.title}
      {...form.props}
      onSubmit={(event) => {
        event.preventDefault()
        void form.trigger().then(setAsked)
      }}
    >
      <Stack spacing={2}>
        <FormErrors form={form} />
        <Field
          optional
          type="datetime-local"
          label={words.starts}
          hint={hereOf(startsAt) || words.startsHint}
          {...form.field('startsAt')}
        />
        <Field
          optional
          type="datetime-local"
          label={words.ends}
          hint={hereOf(endsAt) || words.endsHint}
          {...form.field('endsAt', {
            validate: (typed, { startsAt: start }) => !typed || !start || typed > start || words.endsFault,
          })}
        />
        <Row>
          <SubmitButton busy={form.isSending} disabled={isUnsaved} aria-describedby={isUnsaved ? reasonId : undefined}>
            {words.publish}
          </SubmitButton>
          {isUnsaved && (
            <Typography id={reasonId} variant="body2">
              {words.unsaved}
            </Typography>
          )}
        </Row>
      </Stack>
      <ConfirmDialog
        open={asked}
        danger={false}
        title={words.publishTitle}
        text={startsAt ? words.later(formatDateTime(momentOf(startsAt))) : words.now}
        confirmLabel={words.publish}
        cancelLabel={words.keep}
        onConfirm={() => void form.submit()}
        onClose={() => setAsked(false)}
      />
    </form>
  )
}

function Unschedule({ edition: { id } }: { edition: HomeEdition }) {
  const [withdraw] = useWithdrawHomeEditionMutation()
  const { isBusy, act } = useActionWithToast()
  return (
    <Button variant="outlined" loading={isBusy} onClick={() => void act(() => withdraw({ id }), words.unscheduled)}>
      {words.unschedule}
    </Button>
  )
}

function End({ edition: { id } }: { edition: HomeEdition }) {
  const [withdraw] = useWithdrawHomeEditionMutation()
  const { isBusy, act } = useActionWithToast()
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="outlined" loading={isBusy} onClick={() => setAsked(true)}>
        {words.end}
      </Button>
      <ConfirmDialog
        open={asked}
        title={words.endTitle}
        text={words.endText}
        confirmLabel={words.end}
        cancelLabel={words.keep}
        onConfirm={() => {
          setAsked(false)
          void act(() => withdraw({ id }), words.ended)
        }}
        onClose={() => setAsked(false)}
      />
    </>
  )
}

function Delete({ edition: { id, name } }: { edition: HomeEdition }) {
  const [remove] = useDeleteHomeEditionMutation()
  const { isBusy, act } = useActionWithToast()
  const [asked, setAsked] = useState(false)
  const navigate = useNavigate()
  const carryOut = async () => {
    setAsked(false)
    if (await act(() => remove({ id }), words.deleted(name))) void navigate(paths.adminHomePages())
  }
  return (
    <>
      <Button variant="outlined" color="error" loading={isBusy} onClick={() => setAsked(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        open={asked}
        title={words.deleteTitle(name)}
        text={words.deleteText}
        confirmLabel={words.delete}
        cancelLabel={words.keep}
        onConfirm={() => void carryOut()}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
