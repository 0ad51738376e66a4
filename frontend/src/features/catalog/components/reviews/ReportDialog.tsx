import { useId } from 'react'
import { styled } from '@mui/material/styles'
import { problemOf } from '@/api/problem'
import { TextArea } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { atMost, required, trimmed } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { Icon } from '@/components/icons/Icon'
import { Row, Stack } from '@/components/Panel'
import { TaskDialog } from '@/components/TaskDialog'
import { toast } from '@/components/toast/queue'
import type { ReportReview } from '../../api'
import { useReportReviewMutation } from '../../personalApi'
import { reviewsText } from './text'

const reasons = ['spam', 'offensive', 'off_topic', 'private', 'other'] as const satisfies ReportReview['reason'][]

const rules = {
  reason: trimmed(required(reviewsText.reasonMissing)),
  text: trimmed(atMost(500, reviewsText.detailsLong)),
}

const Choices = styled('fieldset')(({ theme }) => ({
  '& legend': { padding: 0, ...theme.typography.subtitle2 },
  '& label': { display: 'flex', alignItems: 'center', gap: 12, minBlockSize: 44, cursor: 'pointer' },
  '& p': { display: 'flex', gap: 6, ...theme.typography.body2, color: theme.vars.palette.error.main },
}))

/** Why a review is reported; one of them must be chosen. */
function Reasons({ name, error }: { name: string; error: string | undefined }) {
  const errorId = useId()
  return (
    <Choices {...(error ? { 'aria-describedby': errorId } : {})}>
      <legend>{reviewsText.reason}</legend>
      {reasons.map((reason) => (
        <label key={reason}>
          <input type="radio" name={name} value={reason} />
          {reviewsText.reasons[reason]}
        </label>
      ))}
      {error && (
        <p id={errorId}>
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </Choices>
  )
}

type ReportDialogProps = { reviewId: number; onReported: () => void; onClose: () => void }

/** Tells the operator what is wrong with a review. */
export function ReportDialog({ reviewId, onReported, onClose }: ReportDialogProps) {
  const [report] = useReportReviewMutation()
  const form = useForm({
    rules,
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
  const { name, error } = form.field('reason')
  return (
    <TaskDialog title={reviewsText.reportTitle} onClose={onClose}>
      <form {...form.props}>
        <Stack>
          <p>{reviewsText.reportText}</p>
          <FormNotes form={form} />
          <Reasons name={name} error={error} />
          <TextArea label={reviewsText.details} optional maxLength={500} {...form.field('text')} />
          <Row>
            <SubmitButton busy={form.isSending}>{reviewsText.sendReport}</SubmitButton>
          </Row>
        </Stack>
      </form>
    </TaskDialog>
  )
}
