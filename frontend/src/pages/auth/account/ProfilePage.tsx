import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { Row } from '@/components/Row'
import { Field } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { PageTitle } from '@/components/Page'
import { PictureField } from '@/features/auth/components/PictureField'
import { fieldText } from '@/features/auth/components/text'
import { accountRules } from '@/features/auth/forms'
import type { SessionUser } from '@/features/auth/sessionSlice'
import { useSession } from '@/features/auth/useSession'
import { useUpdateProfile } from '@/features/auth/useUpdateProfile'
import { profileText } from './text'
import { YourData } from './YourData'

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
        <FormNotes form={form} />
        <Field
          label={fieldText.username}
          hint={fieldText.usernameHint}
          autoComplete="nickname"
          slotProps={{ input: { enterKeyHint: 'done' } }}
          {...form.field('username', accountRules.username)}
        />
        <Fact>
          <dt>{fieldText.email}</dt>
          <dd>{user.email}</dd>
          <Typography variant="body2" color="textSecondary" component="dd">
            {profileText.emailHint}
          </Typography>
        </Fact>
        <Row>
          <SubmitButton busy={form.isSending}>{profileText.save}</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}
