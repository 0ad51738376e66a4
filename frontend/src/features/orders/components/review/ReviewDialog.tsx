import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { TextArea } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { atMost, lengthOf, required, trimmed } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { Quiet, Row, Stack } from '@/components/Panel'
import { TaskDialog } from '@/components/TaskDialog'
import type { OrderLine } from '../../api'
import { keepDraft, mostCharacters, readDraft } from '../../reviewDraft'
import { useSendReview } from '../../useSendReview'
import { PhotoField } from './PhotoField'
import { StarField } from './StarField'
import { lineReviewText } from './text'

const rules = {
  rating: trimmed(required(lineReviewText.ratingMissing)),
  text: trimmed(atMost(mostCharacters, lineReviewText.wordsLong(mostCharacters))),
}

const Counter = styled(Quiet)({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', marginBlockStart: -8 })
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
  const form = useForm({ rules, send })
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
        <Stack>
          <FormNotes form={form} />
          <StarField
            {...form.field('rating')}
            initial={initial.rating}
            onChoose={(rating) => keepDraft(line.id, { rating })}
          />
          <TextArea
            label={lineReviewText.words}
            hint={lineReviewText.wordsHint}
            optional
            rows={5}
            defaultValue={initial.text}
            onChange={({ target }) => write(target.value)}
            {...form.field('text')}
          />
          <Counter>{lineReviewText.counter(used, mostCharacters)}</Counter>
          <PhotoField photos={photos} refused={refused} onChange={choosePhotos} />
          <Quiet>{lineReviewText.public}</Quiet>
          <Row>
            <SubmitButton busy={form.isSending}>{lineReviewText.send}</SubmitButton>
          </Row>
          <div role="status">
            {form.isSending && (
              <>
                <Quiet>
                  {photos.length > 0 ? lineReviewText.sendingPhotos(photos.length) : lineReviewText.sending}
                </Quiet>
                <Progress aria-label={lineReviewText.sending} />
              </>
            )}
          </div>
        </Stack>
      </form>
    </TaskDialog>
  )
}
