import { useId } from 'react'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import { useController, type Control } from 'react-hook-form'
import type { ProblemView } from '@/api/problem'
import { FieldError, Field } from '../form/Field'
import { FormErrors } from '../form/FormErrors'
import { atMost } from '../form/rules'
import { SubmitButton } from '../form/SubmitButton'
import { useProblemForm } from '../form/useProblemForm'
import { Row } from '../Row'
import { TaskDialog } from '../TaskDialog'
import { toast } from '../toast/queue'
import { reportText } from './text'

type Report = { reason: string; text: string }

interface ReportDialogProps<Reason extends string> {
  title: string
  text: string
  /** What may be wrong, with its words; the last one stands for everything else. */
  reasons: Readonly<Record<Reason, string>>
  /** Returns the server's problem, or null. */
  send: (reason: Reason, text: string | null) => Promise<ProblemView | null>
  onReported: () => void
  onClose: () => void
}

/** Reports a text by another user to the marketplace. */
export function ReportDialog<Reason extends string>({
  title,
  text: intro,
  reasons,
  send,
  onReported,
  onClose,
}: ReportDialogProps<Reason>) {
  const known = Object.keys(reasons) as Reason[]
  const form = useProblemForm<Report>({
    defaultValues: { reason: '', text: '' },
    send: async ({ reason, text }) => {
      const chosen = known.find((one) => one === reason)
      const refused = chosen ? await send(chosen, text || null) : null
      if (refused) return refused
      toast.success(reportText.thanks)
      onReported()
      onClose()
      return null
    },
  })
  return (
    <TaskDialog title={title} onClose={onClose}>
      <form {...form.props}>
        <Stack spacing={2}>
          <p>{intro}</p>
          <FormErrors form={form} />
          <Reasons control={form.control} reasons={reasons} />
          <Field
            multiline
            rows={3}
            label={reportText.details}
            optional
            slotProps={{ input: { maxLength: 500 } }}
            {...form.field('text', { validate: atMost(500, reportText.detailsLong) })}
          />
          <Row>
            <SubmitButton busy={form.isSending}>{reportText.send}</SubmitButton>
          </Row>
        </Stack>
      </form>
    </TaskDialog>
  )
}

/** Why it is reported; one of them must be chosen. */
function Reasons({ control, reasons }: { control: Control<Report>; reasons: Readonly<Record<string, string>> }) {
  const id = useId()
  const {
    field: { name, value, onChange },
    fieldState: { error },
  } = useController({ control, name: 'reason', rules: { required: reportText.reasonMissing } })
  return (
    <FormControl component="fieldset" error={Boolean(error)} {...(error ? { 'aria-describedby': id } : {})}>
      <FormLabel component="legend">{reportText.reason}</FormLabel>
      <RadioGroup name={name} value={value} onChange={onChange}>
        {Object.entries(reasons).map(([reason, words]) => (
          <FormControlLabel key={reason} value={reason} control={<Radio />} label={words} />
        ))}
      </RadioGroup>
      {error && (
        <FormHelperText id={id}>
          <FieldError>{error.message}</FieldError>
        </FormHelperText>
      )}
    </FormControl>
  )
}
