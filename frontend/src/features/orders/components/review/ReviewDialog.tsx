import { useState } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { Field } from '@/components/form/Field'
import { Row } from '@/components/Row'
import { FormNotes } from '@/components/form/FormNotes'
import { atMost, lengthOf } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { TaskDialog } from '@/components/TaskDialog'
import type { OrderLine } from '../../api'
import { keepDraft, mostCharacters, readDraft } from '../../reviewDraft'
import { useSendReview } from '../../useSendReview'
import { PhotoField } from './PhotoField'
import { StarField } from './StarField'
import { lineReviewText } from './text'

const tooLong = atMost(mostCharacters, lineReviewText.wordsLong(mostCharacters))

const Counter = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlockStart: -8,
  color: theme.vars.palette.text.secondary,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
}))
const Progress = styled('progress')(({ theme }) => ({
  inlineSize: '100%',
  blockSize: 4,
  accentColor: theme.vars.palette.primary.main,
}))

type ReviewDialogProps = { orderId: number; line: OrderLine; onClose: () => void }

/** Stars, words and photos about what was bought. Closed before it is sent, it keeps what was written. */
export function ReviewDialog({ orderId, line, onClose }: ReviewDialogProps) {
  const [initial] = useState(() => readDraft(line.id))
  const [used, setUsed] = useState(lengthOf(initial.text))
  const [photos, setPhotos] = useState(initial.photos)
  const { send, refused, forgive } = useSendReview({ orderId, line, photos, onSent: onClose })
  const form = useProblemForm({ defaultValues: { rating: initial.rating, text: initial.text }, send })
  const choosePhotos = (chosen: File[]) => {
    forgive()
    setPhotos(chosen)
    keepDraft(line.id, { photos: chosen })
  }
  const write = (text: string) => {
    setUsed(lengthOf(text))
    keepDraft(line.id, { text })
  }
  return (
    <TaskDialog title={lineReviewText.title(line.title)} onClose={onClose}>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormNotes form={form} />
          <StarField control={form.control} onChoose={(rating) => keepDraft(line.id, { rating })} />
          <Field
            multiline
            label={lineReviewText.words}
            hint={lineReviewText.wordsHint}
            optional
            rows={5}
            {...form.field('text', { validate: tooLong, onChange: ({ target }) => write(target.value) })}
          />
          <Counter>{lineReviewText.counter(used, mostCharacters)}</Counter>
          <PhotoField photos={photos} refused={refused} onChange={choosePhotos} />
          <Typography variant="body2" color="textSecondary">
            {lineReviewText.public}
          </Typography>
          <Row>
            <SubmitButton busy={form.isSending}>{lineReviewText.send}</SubmitButton>
          </Row>
          <div role="status">
            {form.isSending && (
              <>
                <Typography variant="body2" color="textSecondary">
                  {photos.length > 0 ? lineReviewText.sendingPhotos(photos.length) : lineReviewText.sending}
                </Typography>
                <Progress aria-label={lineReviewText.sending} />
              </>
            )}
          </div>
        </Stack>
      </form>
    </TaskDialog>
  )
}
