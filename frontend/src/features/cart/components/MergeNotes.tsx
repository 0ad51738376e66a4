import { useState } from 'react'
import Button from '@mui/material/Button'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { FormAlert } from '@/components/form/FormAlert'
import { useSession } from '@/features/auth/useSession'
import { paths } from '@/lib/paths'
import { guestCartActions, type MergeNote } from '../guestCartSlice'
import type { WithCart } from '../persistence'
import { useGuestCartUpload } from '../CartSync'
import { cartPageText } from './text'

const words = cartPageText.merge

/** What became of the cart that a guest brought along: lines that did not come in, or all of it waiting for another try. */
export function MergeNotes() {
  const { user } = useSession()
  const { lines, syncFailed, notes } = useSelector((state: WithCart) => state.guestCart)
  if (!user) return null
  return (
    <>
      {syncFailed && lines.length > 0 && <Waiting userId={user.id} count={lines.length} />}
      {notes.length > 0 && <Notes notes={notes} />}
    </>
  )
}

function Waiting({ userId, count }: { userId: number; count: number }) {
  const upload = useGuestCartUpload()
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    if (isBusy) return
    setBusy(true)
    await upload(userId)
    setBusy(false)
  }
  return (
    <FormAlert tone="warning">
      <p>{words.waiting(count)}</p>
      <Button variant="outlined" aria-disabled={isBusy} onClick={() => void retry()}>
        {words.retry}
      </Button>
    </FormAlert>
  )
}

function Notes({ notes }: { notes: readonly MergeNote[] }) {
  const dispatch = useDispatch()
  return (
    <FormAlert tone="warning">
      <p>{words.title}</p>
      <ul>
        {notes.map((note) => (
          <li key={note.line}>
            <Link to={paths.product(note.slug)}>{note.line}</Link>: {whyOf(note)}
          </li>
        ))}
      </ul>
      <Button variant="outlined" onClick={() => dispatch(guestCartActions.notesRead())}>
        {words.read}
      </Button>
    </FormAlert>
  )
}

const reasons: Readonly<Record<string, string>> = words.reasons

function whyOf({ reason, wanted, added }: MergeNote): string {
  return added > 0 ? words.cut(wanted, added) : (reasons[reason] ?? words.dropped)
}
