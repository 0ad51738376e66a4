import { useState } from 'react'
import { Button } from '@/components/Button'
import { Skeleton } from '@/components/Skeleton'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { applyProblem } from '@/components/form/applyProblem'
import { FormAlert } from '@/components/form/FormAlert'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { PageTitle } from '@/components/Page'
import { Panel, Quiet, Row, Stack } from '@/components/Panel'
import { StatusChip } from '@/components/StatusChip'
import { toast } from '@/components/toast/queue'
import {
  useChangePasswordMutation,
  useEndSessionMutation,
  useListSessionsQuery,
  type SessionInfo,
} from '@/features/auth/api'
import { changePasswordForm, passwordHint } from '@/features/auth/forms'
import { formatDateTime } from '@/lib/dates'

/** The password, and the devices that are logged in with it. */
export function ChangePasswordPage() {
  return (
    <Stack gap={32}>
      <PageTitle>Password and devices</PageTitle>
      <Stack gap={20}>
        <h1>Change password</h1>
        <Panel>
          <PasswordForm />
        </Panel>
      </Stack>
      <Stack>
        <h2>Logged-in devices</h2>
        <Devices />
      </Stack>
    </Stack>
  )
}

function PasswordForm() {
  const [changePassword, { isLoading }] = useChangePasswordMutation()
  const [fault, setFault] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(changePasswordForm),
    defaultValues: { currentPassword: '', newPassword: '' },
    mode: 'onTouched',
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(async (values) => {
    setFault(null)
    const answer = await changePassword({ changePassword: values })
    if (answer.error) {
      setFault(applyProblem(problemOf(answer.error), ['currentPassword', 'newPassword'], form.setError))
      return
    }
    form.reset()
    toast.success('Password changed', { detail: 'Your other devices are logged out.' })
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        {fault && <FormAlert>{fault}</FormAlert>}
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label="New password"
          hint={passwordHint}
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <Row>
          <SubmitButton busy={isLoading}>Change password</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}

function Devices() {
  const { data, isError, refetch } = useListSessionsQuery()
  if (isError) return <ErrorState title="Your devices did not load" onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={96} />
  return (
    <Stack as="ul" gap={12}>
      {data.map((session) => (
        <Device key={session.id} session={session} />
      ))}
    </Stack>
  )
}

function Device({ session }: { session: SessionInfo }) {
  const [end, { isLoading }] = useEndSessionMutation()
  const name = session.userAgent ?? 'Unknown device'
  return (
    <Panel as="li">
      <Row spread>
        <div>
          <p>{name}</p>
          <Quiet>
            Last seen {formatDateTime(session.lastSeenAt)}
            {session.network && ` from ${session.network}`}
          </Quiet>
        </div>
        {session.current ? (
          <StatusChip tone="success" label="This device" />
        ) : (
          <Button variant="outlined" disabled={isLoading} onClick={() => void end({ id: session.id })}>
            Log out
          </Button>
        )}
      </Row>
    </Panel>
  )
}
