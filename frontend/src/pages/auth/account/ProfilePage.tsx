import { useEffect, useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import DownloadIcon from 'lucide-react/icons/download'
import { Link, useNavigate } from 'react-router-dom'
import { useThunkDispatch } from '@/api/dispatch'
import { problemOf, type ProblemView } from '@/api/problem'
import { FormAlert } from '@/components/form/FormAlert'
import { FormErrors } from '@/components/form/FormErrors'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { authApi } from '@/features/auth/api'
import { PictureField } from '@/features/auth/components/PictureField'
import { fieldText } from '@/features/auth/components/text'
import { clearSignedInUser } from '@/features/auth/loadSession'
import { accountRules, UsernameField } from '@/features/auth/forms'
import type { SessionUser } from '@/features/auth/sessionSlice'
import { authText } from '@/features/auth/text'
import { useSession } from '@/features/auth/useSession'
import { useUpdateProfile } from '@/features/auth/useUpdateProfile'
import { saveFile } from '@/lib/files'
import { paths } from '@/lib/paths'
import { dropDrafts } from '@/api/drafts'
import { clearSession } from '@/lib/storage'
import { dataText, profileText } from './text'

const Fact = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  '& dt': theme.typography.subtitle2,
}))

/** One's own name and picture. */
export function ProfilePage() {
  const { user } = useSession()
  return (
    <Stack spacing={2.5} sx={{ maxInlineSize: 560 }}>
      <PageTitle>{profileText.title}</PageTitle>
      <h1>{profileText.title}</h1>
      {user && (
        <Paper variant="panel" component="section">
          <Stack spacing={3}>
            <PictureField user={user} />
            <NameForm user={user} />
          </Stack>
        </Paper>
      )}
      {user && <YourData />}
    </Stack>
  )
}

function NameForm({ user }: { user: SessionUser }) {
  const update = useUpdateProfile()
  const form = useProblemForm({
    defaultValues: { username: '' },
    // Another tab may change it meanwhile.
    values: { username: user.username },
    send: update,
  })
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <FormErrors form={form} />
        <UsernameField
          slotProps={{ input: { enterKeyHint: 'done' } }}
          {...form.field('username', accountRules.username)}
        />
        <Fact>
          <dt>{fieldText.email}</dt>
          <dd>{user.email}</dd>
          <Typography variant="body2" color="textSecondary" component="dd">
            {profileText.emailHint} <Link to={paths.contact()}>{profileText.emailChange}</Link>.
          </Typography>
        </Fact>
        <Row>
          <SubmitButton busy={form.isSending}>{profileText.save}</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}

/** What is known of the person: to take along, or to have deleted. */
export function YourData() {
  return (
    <Stack spacing={2} component="section" aria-labelledby="your-data">
      <h2 id="your-data">{dataText.title}</h2>
      <Paper variant="panel" component="section">
        <Download />
      </Paper>
      <Paper variant="panel" component="section">
        <Deletion />
      </Paper>
    </Stack>
  )
}

function Download() {
  const { download, isBusy, fault } = useDataExport()
  return (
    <Stack spacing={1.5}>
      <h3>{dataText.download}</h3>
      <p>{dataText.downloadText}</p>
      {fault && <FormAlert>{fault}</FormAlert>}
      <Row>
        <Button
          variant="outlined"
          aria-busy={isBusy}
          startIcon={<DownloadIcon size={20} />}
          onClick={() => void download()}
        >
          {isBusy ? dataText.downloading : dataText.download}
        </Button>
      </Row>
    </Stack>
  )
}

function Deletion() {
  const { isSeller } = useSession()
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack spacing={1.5}>
      <h3>{dataText.deletion}</h3>
      <p>{dataText.deletionText}</p>
      {isSeller && (
        <Typography variant="body2" color="textSecondary">
          {dataText.sellers} <Link to={paths.contact()}>{dataText.contact}</Link>
        </Typography>
      )}
      {!isSeller && !isOpen && (
        <Row>
          <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
            {dataText.deletion}
          </Button>
        </Row>
      )}
      {isOpen && <Proof onKeep={() => setOpen(false)} />}
    </Stack>
  )
}

/** The password once more: what follows cannot be undone. */
function Proof({ onKeep }: { onKeep: () => void }) {
  const form = useProblemForm({ defaultValues: { password: '' }, send: useDeleteAccount() })
  const { user } = useSession()
  const { setFocus } = form
  // The button that brought the form is gone, and the focus with it.
  useEffect(() => setFocus('password'), [setFocus])
  return (
    <form {...form.props} aria-label={dataText.deletion}>
      <Stack spacing={2}>
        <FormErrors form={form} />
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
        <PasswordField
          label={fieldText.currentPassword}
          hint={dataText.proofHint}
          autoComplete="current-password"
          {...form.field('password', accountRules.currentPassword)}
        />
        <Row>
          <SubmitButton busy={form.isSending} color="error">
            {dataText.confirm}
          </SubmitButton>
          <Button variant="outlined" size="large" onClick={onKeep}>
            {dataText.keep}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

/** Returns the function that downloads the file, whether it is at work, and what went wrong. */
function useDataExport() {
  const [fetchData, { isFetching }] = authApi.useLazyExportPersonalDataQuery()
  const [fault, setFault] = useState<string | null>(null)

  const download = async (): Promise<void> => {
    if (isFetching) return
    setFault(null)
    const { data, error } = await fetchData()
    if (data) saveFile(`personal-data-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2), 'application/json')
    else setFault(problemOf(error).message)
  }

  return { download, isBusy: isFetching, fault }
}

/**
 * Returns the function that deletes the account, after which everything personal leaves the browser; its answer
 * is what the server refused, or null.
 */
function useDeleteAccount() {
  const dispatch = useThunkDispatch()
  const navigate = useNavigate()
  const [deleteAccount] = authApi.useDeleteAccountMutation()

  return async ({ password }: { password: string }): Promise<ProblemView | null> => {
    const { error } = await deleteAccount({ deleteAccount: { password } })
    if (error) return problemOf(error)
    clearSession()
    dropDrafts()
    dispatch(clearSignedInUser())
    // After the guard of this page, which sends whoever is not signed in to the login.
    setTimeout(() => void navigate(paths.home(), { replace: true }))
    toast.success(authText.accountDeleted, { detail: authText.accountDeletedDetail })
    return null
  }
}
