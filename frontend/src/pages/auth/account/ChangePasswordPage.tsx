import { useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { FormErrors } from '@/components/form/FormErrors'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { toast } from '@/components/toast/queue'
import {
  useChangePasswordMutation,
  useEndSessionMutation,
  useListSessionsQuery,
  type SessionInfo,
} from '@/features/auth/api'
import { NewPasswordField } from '@/features/auth/components/NewPasswordField'
import { fieldText } from '@/features/auth/components/text'
import { deviceName } from '@/features/auth/device'
import { accountRules } from '@/features/auth/forms'
import { useSession } from '@/features/auth/useSession'
import { formatDateTime } from '@/lib/dates'
import { passwordText } from './text'

/** The password, and the devices that are logged in with it. */
export function ChangePasswordPage() {
  return (
    <Stack spacing={4} sx={{ maxInlineSize: 640 }}>
      <PageTitle>{passwordText.pageTitle}</PageTitle>
      <Stack spacing={2.5}>
        <h1>{passwordText.pageTitle}</h1>
        <h2>{passwordText.title}</h2>
        <Paper variant="panel" component="section">
          <PasswordForm />
        </Paper>
      </Stack>
      <Stack spacing={2}>
        <h2>{passwordText.devices}</h2>
        <Devices />
      </Stack>
    </Stack>
  )
}

function PasswordForm() {
  const { user } = useSession()
  const [changePassword] = useChangePasswordMutation()
  const form = useProblemForm({
    defaultValues: { currentPassword: '', newPassword: '' },
    send: async (values) => {
      const answer = await changePassword({ changePassword: values })
      if (answer.error) return problemOf(answer.error)
      form.reset()
      toast.success(passwordText.done, { detail: passwordText.doneDetail })
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <FormErrors form={form} />
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
        <PasswordField
          label={fieldText.currentPassword}
          autoComplete="current-password"
          {...form.field('currentPassword', accountRules.currentPassword)}
        />
        <NewPasswordField
          label={fieldText.newPassword}
          slotProps={{ input: { enterKeyHint: 'done' } }}
          account={user ? [user.username, user.email] : []}
          {...form.field('newPassword', accountRules.newPassword)}
        />
        <Row>
          <SubmitButton busy={form.isSending}>{passwordText.submit}</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}

const shownAtFirst = 5

/** The present device first, then those seen last. */
const inOrder = (a: SessionInfo, b: SessionInfo) =>
  Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt)

/** The devices that are logged in; each but the present one can be logged out from here. */
function Devices() {
  const { data, isError, refetch } = useListSessionsQuery()
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  if (isError) return <ErrorState title={passwordText.devicesFailed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton aria-busy="true" height={90} />
  const shown = data.toSorted(inOrder).slice(0, isWhole ? data.length : shownAtFirst)
  const showAll = () => {
    setWhole(true)
    list.current?.focus()
  }
  return (
    <Stack spacing={1.5}>
      <Stack spacing={1.5} component="ul" ref={list} tabIndex={-1} aria-label={passwordText.devices}>
        {shown.map((session) => (
          <Device key={session.id} session={session} onEnded={() => list.current?.focus()} />
        ))}
      </Stack>
      {shown.length < data.length && (
        <Row>
          <Button variant="outlined" onClick={showAll}>
            {passwordText.moreDevices(data.length - shown.length)}
          </Button>
        </Row>
      )}
      <OtherDevices others={data.filter(({ current }) => !current)} onEnded={() => list.current?.focus()} />
    </Stack>
  )
}

/** "203.0.113.x" for the network "203.0.113.0/24"; one of the newer kind stays as it is. */
const maskedOf = (network: string) => network.replace(/\.0\/24$/, '.x')

function Device({ session, onEnded }: { session: SessionInfo; onEnded: () => void }) {
  const [end, { isLoading }] = useEndSessionMutation()
  const name = deviceName(session.userAgent)
  const when = formatDateTime(session.lastSeenAt)
  const logOut = async () => {
    if (isLoading) return
    const answer = await end({ id: session.id })
    if (answer.error) {
      toast.error(problemOf(answer.error).message)
      return
    }
    toast.success(passwordText.loggedOut(name))
    onEnded()
  }
  return (
    <Paper variant="panel" component="li">
      <Row spread>
        <div>
          <p>{name}</p>
          <Typography variant="body2" color="textSecondary">
            {session.network ? passwordText.lastSeenFrom(when, maskedOf(session.network)) : passwordText.lastSeen(when)}
          </Typography>
        </div>
        {session.current ? (
          <StatusChip tone="success" label={passwordText.thisDevice} />
        ) : (
          <Button
            variant="outlined"
            aria-label={passwordText.logoutOf(name)}
            aria-disabled={isLoading}
            onClick={() => void logOut()}
          >
            {passwordText.logout}
          </Button>
        )}
      </Row>
    </Paper>
  )
}

/** One other device has a button of its own. */
const worthOffering = 2

const gone = 404

interface OtherDevicesProps {
  others: readonly SessionInfo[]
  onEnded: () => void
}

/** Logs out every device but this one, one after the other, and says how far it is. */
function OtherDevices({ others, onEnded }: OtherDevicesProps) {
  const [end] = useEndSessionMutation()
  const [progress, setProgress] = useState<string | null>(null)

  const endAll = async () => {
    for (const [index, { id }] of others.entries()) {
      setProgress(passwordText.loggingOut(index + 1, others.length))
      const { error } = await end({ id })
      const problem = error ? problemOf(error) : null
      // Somebody may have logged out there meanwhile.
      if (problem && problem.status !== gone) return toast.error(problem.message)
    }
    toast.success(passwordText.othersLoggedOut)
    onEnded()
  }
  const press = async () => {
    if (progress) return
    await endAll()
    setProgress(null)
  }

  // It stays while it works, though the list gets shorter meanwhile.
  if (others.length < worthOffering && !progress) return null
  return (
    <Row>
      <Button variant="outlined" aria-disabled={progress !== null} onClick={() => void press()}>
        {progress ?? passwordText.logoutOthers}
      </Button>
    </Row>
  )
}
