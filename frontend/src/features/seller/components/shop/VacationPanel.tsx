import { useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { showSaved } from '@/components/form/showSaved'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { formatUtcDay } from '@/lib/dates'
import { dayIn } from '@/lib/zones'
import { useEndShopHolidayMutation, useSetShopHolidayMutation, type OwnShop } from '../../api'
import { vacationRules } from '../../forms'
import { holidayText as words } from '../../text'

interface VacationValues {
  from: string
  to: string
  note: string
}

/** The form of the shop's holiday. */
export function useVacationForm({ holiday }: OwnShop) {
  const [set] = useSetShopHolidayMutation()
  const form = useProblemForm<VacationValues>({
    defaultValues: { from: holiday?.from ?? '', to: holiday?.to ?? '', note: holiday?.note ?? '' },
    send: async (shopHoliday) => {
      const answer = await set({ shopHoliday })
      if (answer.error) return problemOf(answer.error)
      toast.success(words.saved)
      showSaved(form, shopHoliday, shopHoliday)
      return null
    },
  })
  return form
}

interface VacationPanelProps {
  shop: OwnShop
  form: ReturnType<typeof useVacationForm>
}

/** Sends the shop on holiday, and opens it again. */
export function VacationPanel({ shop, form }: VacationPanelProps) {
  const { holiday } = shop
  const [now] = useState(() => new Date().toISOString())
  const [end, { isLoading: isEnding }] = useEndShopHolidayMutation()
  const open = async () => {
    const { error } = await end()
    if (error) {
      toast.error(words.failed, { detail: problemOf(error).message })
      return
    }
    form.reset({ from: '', to: '', note: '' })
    toast.success(words.ended)
  }
  return (
    <Paper variant="panel" component="section" aria-label={words.title}>
      <form {...form.props}>
        <Stack spacing={2}>
          <h2>{words.title}</h2>
          <p role="status">{holiday ? stateOf(holiday, dayIn(shop.timeZone, now)) : words.intro}</p>
          <FormErrors form={form} />
          <Stack direction="row" spacing={2}>
            <Field type="date" label={words.from} {...form.field('from', vacationRules.from)} />
            <Field type="date" label={words.to} {...form.field('to', vacationRules.to)} />
          </Stack>
          <Field
            multiline
            rows={2}
            optional
            label={words.note}
            hint={words.noteHint}
            {...form.field('note', vacationRules.note)}
          />
          <Row>
            <SubmitButton busy={form.isSending}>{words.save}</SubmitButton>
            {holiday && (
              <Button variant="outlined" loading={isEnding} onClick={() => void open()}>
                {words.end}
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </Paper>
  )
}

/** Where a holiday stands on this day of the shop. */
function stateOf({ from, to }: NonNullable<OwnShop['holiday']>, today: string): string {
  if (today < from) return words.planned(formatUtcDay(from), formatUtcDay(to))
  return today > to ? words.over(formatUtcDay(to)) : words.under(formatUtcDay(to))
}
