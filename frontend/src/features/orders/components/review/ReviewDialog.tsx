import { useId, useState } from 'react'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Rating from '@mui/material/Rating'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useController, type Control } from 'react-hook-form'
import { problemOf, type ProblemView } from '@/api/problem'
import { FieldError, Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost, lengthOf } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Star } from '@/components/Rating'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import { useReviewOrderLineMutation, type OrderLine } from '@/features/orders/api'
import { dropDraft, keepDraft, mostCharacters, readDraft } from '@/features/orders/reviewDraft'
import { radius } from '@/lib/design'
import { PhotoField } from '../photos/PhotoField'
import { photoProblem } from '../photos/problem'
import { lineReviewText } from './text'

const tooLong = atMost(mostCharacters, lineReviewText.wordsLong(mostCharacters))

const Counter = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlockStart: -8,
  color: theme.vars.palette.text.secondary,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
}))

type ReviewDialogProps = { orderId: number; line: OrderLine; onClose: () => void }

/** The review of a line as a task over the page of its order. */
export function ReviewDialog({ orderId, line, onClose }: ReviewDialogProps) {
  return (
    <TaskDialog title={lineReviewText.title(line.title)} onClose={onClose}>
      <ReviewForm orderId={orderId} line={line} onSent={onClose} />
    </TaskDialog>
  )
}

type ReviewFormProps = { orderId: number; line: OrderLine; onSent: () => void }

/** Stars, words and photos about what was bought. Closed before it is sent, it keeps what was written. */
export function ReviewForm({ orderId, line, onSent }: ReviewFormProps) {
  const [initial] = useState(() => readDraft(line.id))
  const [used, setUsed] = useState(lengthOf(initial.text))
  const [photos, setPhotos] = useState(initial.photos)
  const { send, refused, forgive } = useSendReview({ orderId, line, photos, onSent })
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
    <form {...form.props}>
      <Stack spacing={2}>
        <FormErrors form={form} />
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
        <PhotoField photos={photos} refused={refused} isSending={form.isSending} onChange={choosePhotos} />
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
              <LinearProgress aria-label={lineReviewText.sending} />
            </>
          )}
        </div>
      </Stack>
    </form>
  )
}

const StarRow = styled('div')({ display: 'flex', alignItems: 'center', marginInlineStart: -8 })
const Stars = styled(Rating)(({ theme }) => ({
  '& .MuiRating-icon': { padding: 8, fontSize: 32 },
  '& .MuiRating-iconEmpty': { color: theme.vars.palette.control },
  '& .MuiRating-iconActive': { transform: 'none' },
  '&.Mui-focusVisible .MuiRating-iconActive': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
    borderRadius: radius.field,
  },
}))
const Word = styled('output')(({ theme }) => ({ ...theme.typography.subtitle1, marginInlineStart: 8 }))

interface StarFieldProps {
  control: Control<{ rating: string; text: string }>
  onChoose: (rating: string) => void
}

/** One to five stars as a group of radio buttons; the word for the choice stands beside. */
function StarField({ control, onChoose }: StarFieldProps) {
  const errorId = useId()
  const {
    field: { name, value, onChange },
    fieldState: { error },
  } = useController({ control, name: 'rating', rules: { required: lineReviewText.ratingMissing } })
  const choose = (stars: number | null) => {
    // A second press on the same star takes nothing back.
    if (stars === null) return
    onChange(String(stars))
    onChoose(String(stars))
  }
  return (
    <FormControl component="fieldset" error={Boolean(error)} {...(error ? { 'aria-describedby': errorId } : {})}>
      <FormLabel component="legend">{lineReviewText.rating}</FormLabel>
      <StarRow>
        <Stars
          name={name}
          value={Number(value) || null}
          onChange={(_, stars) => choose(stars)}
          icon={<Star />}
          emptyIcon={<Star hollow />}
          emptyLabelText={lineReviewText.noRating}
          getLabelText={(stars) => lineReviewText.starsOf(stars, lineReviewText.stars[stars - 1] ?? '')}
        />
        <Word>{lineReviewText.stars[Number(value) - 1]}</Word>
      </StarRow>
      {error && (
        <FormHelperText id={errorId}>
          <FieldError>{error.message}</FieldError>
        </FormHelperText>
      )}
    </FormControl>
  )
}

interface Sending {
  orderId: number
  line: OrderLine
  photos: readonly File[]
  onSent: () => void
}

/** Sends the review of a line; what the server refuses of the photos is said apart from the rest. */
function useSendReview({ orderId, line, photos, onSent }: Sending) {
  const [review] = useReviewOrderLineMutation()
  const [refused, setRefused] = useState<string>()

  const send = async ({ rating, text }: { rating: string; text: string }): Promise<ProblemView | null> => {
    setRefused(undefined)
    const reviewForm = { rating: Number(rating), text, images: [...photos] }
    const answer = await review({ orderId, lineId: line.id, reviewForm })
    if (answer.error) {
      const { ofPhotos, rest } = photoProblem(problemOf(answer.error))
      setRefused(ofPhotos)
      return rest
    }
    dropDraft(line.id)
    toast.success(lineReviewText.sent)
    onSent()
    return null
  }
  return { send, refused, forgive: () => setRefused(undefined) }
}
