import { styled } from '@mui/material/styles'
import { Field } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { PageTitle } from '@/components/Page'
import { Panel, Quiet, Row, Stack } from '@/components/Panel'
import { PictureField } from '@/features/auth/components/PictureField'
import { fieldText } from '@/features/auth/components/text'
import { profileRules } from '@/features/auth/forms'
import type { SessionUser } from '@/features/auth/sessionSlice'
import { useSession } from '@/features/auth/useSession'
import { useUpdateProfile } from '@/features/auth/useUpdateProfile'
import { profileText } from './text'
import { YourData } from './YourData'

const Narrow = styled(Stack)({ maxInlineSize: 560 })
const Fact = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  '& dt': theme.typography.subtitle2,
}))

/** One's own name and picture. */
export function ProfilePage() {
  const { user } = useSession()
  return (
    <Narrow gap={20}>
      <PageTitle>{profileText.title}</PageTitle>
      <h1>{profileText.title}</h1>
      {user && (
        <Panel>
          <Stack gap={24}>
            <PictureField user={user} />
            <NameForm user={user} />
          </Stack>
        </Panel>
      )}
      {user && <YourData />}
    </Narrow>
  )
}

function NameForm({ user }: { user: SessionUser }) {
  const update = useUpdateProfile()
  const form = useForm({ rules: profileRules, send: update })
  return (
    <form {...form.props}>
      <Stack>
        <FormNotes form={form} />
        <Field
          label={fieldText.username}
          hint={fieldText.usernameHint}
          autoComplete="nickname"
          enterKeyHint="done"
          defaultValue={user.username}
          {...form.field('username')}
        />
        <Fact>
          <dt>{fieldText.email}</dt>
          <dd>{user.email}</dd>
          <Quiet as="dd">{profileText.emailHint}</Quiet>
        </Fact>
        <Row>
          <SubmitButton busy={form.isSending}>{profileText.save}</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}
