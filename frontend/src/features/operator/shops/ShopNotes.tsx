import { useState } from 'react'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { showSent } from '@/components/form/showSaved'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Pager } from '@/components/Pager'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { QuotedText } from '@/components/QuotedText'
import { toast } from '@/components/toast/queue'
import { formatDateTime } from '@/lib/dates'
import { useAddShopNoteMutation, useListShopNotesQuery } from '../api'
import { consoleText } from '../text'
import { shopNotesText as words } from './text'

/** What operators wrote down about a shop, the latest first, and what one adds. */
export function ShopNotes({ shopId }: { shopId: number }) {
  const [page, setPage] = useState(1)
  const { currentData: notes, isError, refetch } = useListShopNotesQuery({ id: shopId, page })
  return (
    <Panel title={words.title} hint={words.hint}>
      <NoteForm shopId={shopId} onAdded={() => setPage(1)} />
      {isError && !notes && <ErrorState title={words.failed} onRetry={() => void refetch()} />}
      {!notes && !isError && <Skeleton aria-busy="true" height={72} />}
      {notes?.total === 0 && <p>{words.none}</p>}
      {notes && notes.total > 0 && (
        <Stack spacing={2}>
          {notes.items.map(({ id, text, authorName, createdAt }) => (
            <QuotedText key={id} title={words.by(authorName, formatDateTime(createdAt))}>
              {text}
            </QuotedText>
          ))}
        </Stack>
      )}
      {notes && <Pager {...notes} onPage={setPage} />}
    </Panel>
  )
}

const mostText = 2000

function NoteForm({ shopId, onAdded }: { shopId: number; onAdded: () => void }) {
  const [add] = useAddShopNoteMutation()
  const form = useProblemForm({
    defaultValues: { text: '' },
    send: async (newShopNote) => {
      const { error } = await add({ id: shopId, newShopNote })
      if (error) return problemOf(error)
      toast.success(words.added)
      showSent(form, 'text', newShopNote, { text: '' })
      onAdded()
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={1.5}>
        <FormErrors form={form} />
        <Field
          multiline
          minRows={2}
          label={words.label}
          slotProps={{ input: { maxLength: mostText } }}
          {...form.field('text', { required: words.missing, validate: atMost(mostText, consoleText.atMost(mostText)) })}
        />
        <Row>
          <SubmitButton busy={form.isSending}>{words.add}</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}
