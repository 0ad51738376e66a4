import { problemOf } from '@/api/problem'
import { ReportDialog as Dialog } from '@/components/report/ReportDialog'
import { useReportReviewMutation } from '../../personalApi'
import { reviewsText } from './text'

type ReportDialogProps = { reviewId: number; onReported: () => void; onClose: () => void }

/** Tells the operator what is wrong with a review. */
export function ReportDialog({ reviewId, ...rest }: ReportDialogProps) {
  const [report] = useReportReviewMutation()
  return (
    <Dialog
      title={reviewsText.reportTitle}
      text={reviewsText.reportText}
      reasons={reviewsText.reasons}
      send={async (reason, text) => {
        const { error } = await report({ reviewId, reportReview: { reason, text } })
        return error ? problemOf(error) : null
      }}
      {...rest}
    />
  )
}
