import { useId } from 'react'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useController, type Control } from 'react-hook-form'
import Stack from '@mui/material/Stack'
import { Row } from '@/components/Row'
import { problemOf } from '@/api/problem'
import { Fault, Field } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { atMost } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import type { ReportReview } from '../../api'
import { useReportReviewMutation } from '../../personalApi'
import { reviewsText } from './text'

const reasons = ['spam', 'offensive', 'off_topic', 'private', 'other'] as const satisfies ReportReview['reason'][]

type Report = { reason: string; text: string }

/** Why a review is reported; one of them must be chosen. */
function Reasons({ control }: { control: Control<Report> }) {
  const id = useId()
  const {
    field: { name, value, onChange },
    fieldState: { error },
  } = useController({ control, name: 'reason', rules: { required: reviewsText.reasonMissing } })
  return (
    <FormControl component="fieldset" error={Boolean(error)} {...(error ? { 'aria-describedby': id } : {})}>
      <FormLabel component="legend">{reviewsText.reason}</FormLabel>
      <RadioGroup name={name} value={value} onChange={onChange}>
        {reasons.map((reason) => (
          <FormControlLabel key={reason} value={reason} control={<Radio />} label={reviewsText.reasons[reason]} />
        ))}
      </RadioGroup>
      {error && (
        <FormHelperText id={id}>
          <Fault>{error.message}</Fault>
        </FormHelperText>
      )}
    </FormControl>
  )
}

type ReportDialogProps = { reviewId: number; onReported: () => void; onClose: () => void }

/** Tells the operator what is wrong with a review. */
export function ReportDialog({ reviewId, onReported, onClose }: ReportDialogProps) {
  const [report] = useReportReviewMutation()
  const form = useProblemForm<Report>({
    defaultValues: { reason: '', text: '' },
    send: async ({ reason, text }) => {
      const known = reasons.find((one) => one === reason) ?? 'other'
      const answer = await report({ reviewId, reportReview: { reason: known, text: text || null } })
      if (answer.error) return problemOf(answer.error)
      toast.success(reviewsText.thanks)
      onReported()
      onClose()
      return null
    },
  })
  return (
    <TaskDialog title={reviewsText.reportTitle} onClose={onClose}>
      <form {...form.props}>
        <Stack spacing={2}>
          <p>{reviewsText.reportText}</p>
          <FormNotes form={form} />
          <Reasons control={form.control} />
          <Field
            multiline
            rows={3}
            label={reviewsText.details}
            optional
            slotProps={{ input: { maxLength: 500 } }}
            {...form.field('text', { validate: atMost(500, reviewsText.detailsLong) })}
          />
          <Row>
            <SubmitButton busy={form.isSending}>{reviewsText.sendReport}</SubmitButton>
          </Row>
        </Stack>
      </form>
    </TaskDialog>
  )
}
