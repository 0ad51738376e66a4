import { useState, type ChangeEvent } from 'react'
import { ButtonLabel } from '@/components/Button'
import { styled } from '@mui/material/styles'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { applyProblem } from '@/components/form/applyProblem'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { SubmitButton } from '@/components/form/SubmitButton'
import { Icon } from '@/components/icons/Icon'
import { PageTitle } from '@/components/Page'
import { Panel, Quiet, Row, Stack } from '@/components/Panel'
import { profileForm } from '@/features/auth/forms'
import { useSession } from '@/features/auth/useSession'
import type { SessionUser } from '@/features/auth/sessionSlice'
import { useUpdateProfile } from '@/features/auth/useUpdateProfile'

/** One's own name and picture. */
export function ProfilePage() {
  const { user } = useSession()
  return (
    <Stack gap={20}>
      <PageTitle>Profile</PageTitle>
      <h1>Profile</h1>
      {user && (
        <Panel>
          <Stack gap={24}>
            <Picture user={user} />
            <Name user={user} />
          </Stack>
        </Panel>
      )}
    </Stack>
  )
}

function Name({ user }: { user: SessionUser }) {
  const { isLoading } = useSession()
  const update = useUpdateProfile()
  const [fault, setFault] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(profileForm),
    defaultValues: { username: user.username },
    mode: 'onTouched',
  })
  const submit = form.handleSubmit(async (values) => {
    setFault(null)
    const problem = await update(values)
    if (problem) setFault(applyProblem(problem, ['username'], form.setError))
    else form.reset(values)
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        {fault && <FormAlert>{fault}</FormAlert>}
        <Field
          label="Username"
          hint="Shown beside your reviews"
          autoComplete="nickname"
          error={form.formState.errors.username?.message}
          {...form.register('username')}
        />
        <Field label="Email" type="email" value={user.email} readOnly disabled />
        <Row>
          <SubmitButton busy={isLoading}>Save profile</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}

const Avatar = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 72,
  blockSize: 72,
  borderRadius: 999,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.tint.ground,
  color: theme.vars.palette.tint.label,
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
}))

const maxBytes = 10 * 1024 * 1024

function Picture({ user }: { user: SessionUser }) {
  const update = useUpdateProfile()
  const [fault, setFault] = useState<string | null>(null)

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    if (file.size > maxBytes) {
      setFault('Choose a picture of 10 MB or less')
      return
    }
    const problem = await update({ avatar: file })
    setFault(problem?.message ?? null)
  }

  return (
    <Stack gap={8}>
      <Row gap={16}>
        <Avatar>
          {user.avatar ? <img src={user.avatar} alt="" width={72} height={72} /> : <Icon name="user" size={32} />}
        </Avatar>
        <ButtonLabel variant="outlined">
          Choose picture
          <input
            className="visually-hidden"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => void choose(event)}
          />
        </ButtonLabel>
      </Row>
      {fault ? <FormAlert>{fault}</FormAlert> : <Quiet>PNG, JPEG or WebP, up to 10 MB</Quiet>}
    </Stack>
  )
}
