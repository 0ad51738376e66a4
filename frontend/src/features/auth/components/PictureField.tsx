import { useState, type ChangeEvent } from 'react'
import { ButtonLabel } from '@/components/Button'
import { FormAlert } from '@/components/form/FormAlert'
import { Icon } from '@/components/icons/Icon'
import { Quiet, Row, Stack } from '@/components/Panel'
import { styled } from '@/lib/styled'
import type { SessionUser } from '../sessionSlice'
import { useUpdateProfile } from '../useUpdateProfile'
import { pictureText } from './text'

const Avatar = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 72,
  blockSize: 72,
  borderRadius: 999,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.tint.ground,
  color: theme.vars.palette.tint.label,
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
}))

const maxBytes = 10 * 1024 * 1024

/** The picture of a person; a chosen file is sent at once. */
export function PictureField({ user }: { user: SessionUser }) {
  const update = useUpdateProfile()
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file || isSending) return
    if (file.size > maxBytes) {
      setFault(pictureText.tooBig)
      return
    }
    setFault(null)
    setSending(true)
    const problem = await update({ avatar: file })
    setSending(false)
    setFault(problem?.message ?? null)
  }

  return (
    <Stack gap={8}>
      <Row gap={16}>
        <Avatar>
          {user.avatar ? <img src={user.avatar} alt="" width={72} height={72} /> : <Icon name="user" size={32} />}
        </Avatar>
        <ButtonLabel variant="outlined">
          {isSending ? pictureText.sending : pictureText.choose}
          <input
            className="visually-hidden"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-busy={isSending}
            onChange={(event) => void choose(event)}
          />
        </ButtonLabel>
      </Row>
      {fault ? <FormAlert>{fault}</FormAlert> : <Quiet>{pictureText.hint}</Quiet>}
    </Stack>
  )
}
