import { useState } from 'react'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { paths } from '@/lib/paths'
import {
  useCloseContactMessageMutation,
  useDeleteContactMessageMutation,
  useReopenContactMessageMutation,
  type ContactRecord,
} from '../api'
import { useActionWithToast } from '../useActionWithToast'
import { deskText as words } from './text'

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)

/** What can be done with a contact message beside answering it. */
export function ContactMessageActions({ message: { id, name, status } }: { message: ContactRecord }) {
  const [close] = useCloseContactMessageMutation()
  const [reopen] = useReopenContactMessageMutation()
  const { isBusy, act } = useActionWithToast()
  return (
    <Row spacing={1}>
      {status === 'closed' ? (
        <Button key="reopen" variant="outlined" aria-busy={isBusy} onClick={() => void act(() => reopen({ id }), words.reopened)}>
          {words.reopen}
        </Button>
      ) : (
        <Button key="close" variant="outlined" aria-busy={isBusy} onClick={() => void act(() => close({ id }), words.closed)}>
          {words.close}
        </Button>
      )}
      <Delete id={id} name={name} />
    </Row>
  )
}

function Delete({ id, name }: Pick<ContactRecord, 'id' | 'name'>) {
  const [remove] = useDeleteContactMessageMutation()
  const navigate = useNavigate()
  const { isBusy, act } = useActionWithToast()
  const [isAsked, setAsked] = useState(false)
  const go = async () => {
    setAsked(false)
    if (await act(() => remove({ id }), words.deleted)) void navigate(paths.adminContact())
  }
  return (
    <>
      <Button variant="outlined" color="error" aria-busy={isBusy} onClick={() => setAsked(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.deleteQuestion(name)}
        text={words.deleteText}
        confirmLabel={words.delete}
        cancelLabel={words.keep}
        onClose={() => setAsked(false)}
        onConfirm={() => void go()}
      />
    </>
  )
}
