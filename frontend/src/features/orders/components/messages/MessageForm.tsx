import { useState, type KeyboardEvent } from 'react'
import Stack from '@mui/material/Stack'
import type { ProblemView } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { showSent } from '@/components/form/showSaved'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { useIdempotencyKey } from '../../useIdempotencyKey'
import { PhotoField } from '../photos/PhotoField'
import { photoProblem } from '../photos/problem'
import { messagesText as words } from './text'

/** Sends a message under its key; answers what the server refused, or null. */
export type SendMessage = (form: { text: string; images: Blob[] }, key: string) => Promise<ProblemView | null>

const fingerprint = ({ name, size, lastModified }: File) => [name, size, lastModified]

/** Words, photos or both; what was typed stays until it is sent. */
export function MessageForm({ hint, send }: { hint: string; send: SendMessage }) {
  const keyOf = useIdempotencyKey()
  const [photos, setPhotos] = useState<File[]>([])
  const [refused, setRefused] = useState<string>()
  // The same words may be meant a second time.
  const [turn, setTurn] = useState(0)
  const form = useProblemForm({
    defaultValues: { text: '' },
    send: async ({ text }) => {
      const problem = await send({ text, images: photos }, keyOf([turn, text, photos.map(fingerprint)]))
      if (problem) {
        const { ofPhotos, rest } = photoProblem(problem)
        setRefused(ofPhotos)
        return rest
      }
      toast.success(words.sent)
      setTurn(turn + 1)
      setPhotos([])
      showSent(form, 'text', { text }, { text: '' })
      return null
    },
  })
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
  }
  const said = (text: string) => text.trim() !== '' || photos.length > 0 || words.empty
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <FormErrors form={form} />
        <Field
          multiline
          minRows={2}
          maxRows={12}
          label={words.label}
          hint={hint}
          onKeyDown={sendByKey}
          {...form.field('text', { validate: { said, long: atMost(4000, words.long) } })}
        />
        <PhotoField
          photos={photos}
          isSending={form.isSending}
          refused={refused}
          onChange={(chosen) => {
            setRefused(undefined)
            setPhotos(chosen)
            form.clearErrors('text')
          }}
        />
        <Row>
          <SubmitButton busy={form.isSending} variant="outlined">
            {words.send}
          </SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}
