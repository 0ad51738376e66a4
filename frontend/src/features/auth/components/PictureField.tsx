import { useState, type ChangeEvent } from 'react'
import { styled } from '@mui/material/styles'
import { Button, ButtonLabel } from '@/components/Button'
import { FormAlert } from '@/components/form/FormAlert'
import { Icon } from '@/components/icons/Icon'
import { Quiet, Row, Stack } from '@/components/Panel'
import { toast } from '@/components/toast/queue'
import type { SessionUser } from '../sessionSlice'
import { useRemovePicture } from '../useRemovePicture'
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

// Beside the picture also where they stand under one another.
const Actions = styled(Row)({ flex: '1 1 0' })

/** The picture of a person. A chosen file is sent at once; a removed one can be brought back. */
export function PictureField({ user }: { user: SessionUser }) {
  const update = useUpdateProfile()
  const remove = useRemovePicture()
  const [busy, setBusy] = useState<'sending' | 'removing' | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Blob | null>(null)

  const send = async (picture: Blob) => {
    setFault(null)
    setBusy('sending')
    const problem = await update({ avatar: picture })
    setBusy(null)
    setFault(problem?.message ?? null)
    if (!problem) setRemoved(null)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file || busy) return
    if (file.size > maxBytes) setFault(pictureText.tooBig)
    else void send(file)
  }
  const takeOff = async (url: string) => {
    if (busy) return
    setFault(null)
    setBusy('removing')
    const { picture, problem } = await remove(url)
    setBusy(null)
    setRemoved(picture)
    setFault(problem?.message ?? null)
    if (!problem) toast.success(pictureText.removed)
  }

  return (
    <Stack gap={8}>
      <Row gap={16}>
        <Avatar>
          {user.avatar ? <img src={user.avatar} alt="" width={72} height={72} /> : <Icon name="user" size={32} />}
        </Avatar>
        <Actions gap={8}>
          <ButtonLabel variant="outlined">
            {busy === 'sending' ? pictureText.sending : pictureText.choose}
            <input
              className="visually-hidden"
              type="file"
              accept="image/png,image/jpeg,image/webp"
              aria-busy={busy === 'sending'}
              onChange={choose}
            />
          </ButtonLabel>
          <WayBack
            url={user.avatar}
            removed={removed}
            isRemoving={busy === 'removing'}
            onRemove={(url) => void takeOff(url)}
            onUndo={(picture) => void (busy || send(picture))}
          />
        </Actions>
      </Row>
      {fault ? <FormAlert>{fault}</FormAlert> : <Quiet>{pictureText.hint}</Quiet>}
    </Stack>
  )
}

type WayBackProps = {
  url: string | null
  removed: Blob | null
  isRemoving: boolean
  onRemove: (url: string) => void
  onUndo: (picture: Blob) => void
}

/** One button in one place, so that the focus stays where it was: it removes, and then undoes. */
function WayBack({ url, removed, isRemoving, onRemove, onUndo }: WayBackProps) {
  if (url === null && removed === null && !isRemoving) return null
  const press = () => {
    if (url !== null) onRemove(url)
    else if (removed !== null) onUndo(removed)
  }
  return (
    <Button variant="text" aria-busy={isRemoving} onClick={press}>
      {isRemoving ? pictureText.removing : url === null ? pictureText.undo : pictureText.remove}
    </Button>
  )
}
