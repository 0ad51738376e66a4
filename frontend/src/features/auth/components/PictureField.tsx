import { useState, type ChangeEvent } from 'react'
import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import UserIcon from 'lucide-react/icons/user-round'
import { useDispatch } from 'react-redux'
import { problemOf, type ProblemView } from '@/api/problem'
import { FileButton } from '@/components/form/FileButton'
import { FormAlert } from '@/components/form/FormAlert'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { authApi } from '../api'
import { sessionActions, userOf, type SessionUser } from '../sessionSlice'
import { useUpdateProfile } from '../useUpdateProfile'
import { pictureText } from './text'

const Face = styled(Avatar)({ flex: 'none', inlineSize: 72, blockSize: 72 })

const maxBytes = 10 * 1024 * 1024

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
    <Stack spacing={1}>
      <Row spacing={2}>
        <Face alt="" {...(user.avatar ? { src: user.avatar } : {})}>
          <UserIcon size={32} />
        </Face>
        <Row spacing={1} sx={{ flex: '1 1 0' }}>
          <FileButton aria-busy={busy === 'sending'} onChange={choose}>
            {busy === 'sending' ? pictureText.sending : pictureText.choose}
          </FileButton>
          <RemoveOrUndoButton
            url={user.avatar}
            removed={removed}
            isRemoving={busy === 'removing'}
            onRemove={(url) => void takeOff(url)}
            onUndo={(picture) => void (busy || send(picture))}
          />
        </Row>
      </Row>
      {fault ? (
        <FormAlert>{fault}</FormAlert>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {pictureText.hint}
        </Typography>
      )}
    </Stack>
  )
}

type RemoveOrUndoButtonProps = {
  url: string | null
  removed: Blob | null
  isRemoving: boolean
  onRemove: (url: string) => void
  onUndo: (picture: Blob) => void
}

/** One button in one place, so that the focus stays where it was: it removes, and then undoes. */
function RemoveOrUndoButton({ url, removed, isRemoving, onRemove, onUndo }: RemoveOrUndoButtonProps) {
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

/** What came of it: the picture, to be sent again should it be missed, or why it is still there. */
type Removal = { picture: Blob | null; problem: null } | { picture: null; problem: ProblemView }

/** Returns the function that removes the picture served at `url`. */
function useRemovePicture() {
  const dispatch = useDispatch()
  const [removeAvatar] = authApi.useRemoveAvatarMutation()

  return async (url: string): Promise<Removal> => {
    const picture = await pictureAt(url)
    try {
      const profile = await removeAvatar().unwrap()
      dispatch(sessionActions.updateProfileSuccess(userOf(profile)))
      return { picture, problem: null }
    } catch (error) {
      return { picture: null, problem: problemOf(error, pictureText.removeFailed) }
    }
  }
}

/** Mostly from the browser's own store, since it is on the screen. Without it there is no way back. */
async function pictureAt(url: string): Promise<Blob | null> {
  try {
    const answer = await fetch(url)
    if (!answer.ok) return null
    const type = answer.headers.get('Content-Type') ?? ''
    return new Blob([await answer.arrayBuffer()], { type })
  } catch {
    return null
  }
}
