import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { SelectField } from '@/components/form/SelectField'
import { showSaved } from '@/components/form/showSaved'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm, type ProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { useUpdateOwnShopMutation, type OwnShop } from '../../api'
import { calendarText as words } from '../../dashboard/text'
import { Panel } from '@/components/Panel'

const most = 1000
const isHandling = (typed: string) => /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 30
const isFew = (typed: string) => /^\d{1,4}$/.test(typed) && Number(typed) <= most

interface CalendarValues {
  timeZone: string
  handlingDays: string
  lowStockAt: string
}

/** The form of the shop's days, how many it takes to ship, and when stock is low. */
export function useCalendarForm(shop: OwnShop) {
  const [update] = useUpdateOwnShopMutation()
  const form: ProblemForm<CalendarValues> = useProblemForm<CalendarValues>({
    defaultValues: {
      timeZone: shop.timeZone,
      handlingDays: String(shop.handlingDays),
      lowStockAt: String(shop.lowStockAt),
    },
    send: async (values) => {
      const { timeZone, handlingDays, lowStockAt } = values
      const change = { timeZone, handlingDays: Number(handlingDays), lowStockAt: Number(lowStockAt) }
      const answer = await update({ ownShopChange: change })
      if (answer.error) return problemOf(answer.error)
      toast.success(words.saved)
      showSaved(form, values, values)
      return null
    },
  })
  return form
}

interface CalendarPanelProps {
  shop: OwnShop
  form: ReturnType<typeof useCalendarForm>
}

/** Where the shop's days begin and end, how many it takes to ship, and from when on it has few of something. */
export function CalendarPanel({ shop, form }: CalendarPanelProps) {
  const [own] = useState(zoneOfDevice)
  const isOwn = form.watch('timeZone') === own
  return (
    <Panel title={words.title}>
      <form {...form.props}>
        <Stack spacing={2}>
          <FormErrors form={form} />
          <div>
            <SelectField label={words.timeZone} hint={words.timeZoneHint} {...form.field('timeZone')}>
              {zonesWith(shop.timeZone, own).map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </SelectField>
            {!isOwn && (
              <Button variant="text" onClick={() => form.setValue('timeZone', own, { shouldDirty: true })}>
                {words.takeOwn(own.replaceAll('_', ' '))}
              </Button>
            )}
          </div>
          <Field
            label={words.handling}
            hint={words.handlingHint}
            inputMode="numeric"
            sx={{ inlineSize: 120 }}
            {...form.field('handlingDays', { validate: (typed) => isHandling(typed) || words.handlingFault })}
          />
          <Field
            label={words.lowStock}
            hint={words.lowStockHint}
            inputMode="numeric"
            sx={{ inlineSize: 120 }}
            {...form.field('lowStockAt', { validate: (typed) => isFew(typed) || words.lowStockFault })}
          />
          <Row>
            <SubmitButton busy={form.isSending}>{words.save}</SubmitButton>
          </Row>
        </Stack>
      </form>
    </Panel>
  )
}

const zoneOfDevice = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zones that the browser knows, with those that are needed whether it lists them or not. */
const zonesWith = (...needed: string[]) => [...new Set([...needed, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
