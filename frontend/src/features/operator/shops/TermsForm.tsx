import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { useSetPayoutTermsMutation, useSetShopCommissionMutation, type ShopRecord } from '../api'
import { countFrom } from '../settings/values'
import { formatShare, isShare, parseShare, shareToInput } from './percent'
import { shopMoneyText as words } from './text'

const mostDays = 90
const isDays = countFrom(0, mostDays)

/** The terms as they are typed over; what was not agreed with the shop is empty. */
const typedOf = ({ commissionBps, commissionIsAgreed, reserveBps, holdDays, holdDaysAreAgreed }: ShopRecord) => ({
  bps: commissionIsAgreed ? shareToInput(commissionBps) : '',
  reserveBps: shareToInput(reserveBps),
  holdDays: holdDaysAreAgreed ? String(holdDays) : '',
})

/** What the marketplace takes of a shop's sales, what of them is held back, and for how long. Only what was changed is sent. */
export function TermsForm({ shop }: { shop: ShopRecord }) {
  const { id, commissionBps, commissionIsAgreed, reserveBps, holdDays, holdDaysAreAgreed } = shop
  const [setCommission] = useSetShopCommissionMutation()
  const [setTerms] = useSetPayoutTermsMutation()
  const form = useProblemForm({
    defaultValues: typedOf(shop),
    values: typedOf(shop),
    send: async (typed) => {
      const bps = parseShare(typed.bps)
      if (bps !== (commissionIsAgreed ? commissionBps : null)) {
        const { error } = await setCommission({ id, shopCommission: { bps } })
        if (error) return problemOf(error)
        form.resetField('bps', { defaultValue: typed.bps })
      }
      const reserve = parseShare(typed.reserveBps) ?? 0
      const days = typed.holdDays === '' ? null : Number(typed.holdDays)
      const payoutTerms = {
        ...(reserve !== reserveBps && { reserveBps: reserve }),
        ...(days !== (holdDaysAreAgreed ? holdDays : null) && { holdDays: days }),
      }
      if (Object.keys(payoutTerms).length > 0) {
        const { error } = await setTerms({ id, payoutTerms })
        if (error) return problemOf(error)
        form.resetField('reserveBps', { defaultValue: typed.reserveBps })
        form.resetField('holdDays', { defaultValue: typed.holdDays })
      }
      toast.success(words.saved)
      return null
    },
  })
  const present = formatShare(commissionBps)
  const daysNow = words.days(holdDays)
  return (
    <Panel title={words.terms} hint={words.termsHint}>
      <form {...form.props}>
        <Stack spacing={2} sx={{ maxInlineSize: 360 }}>
          <FormErrors form={form} />
          <Field
            label={words.commission}
            hint={words.commissionHint(commissionIsAgreed ? present : words.own(present))}
            optional
            inputMode="decimal"
            autoComplete="off"
            {...form.field('bps', { validate: isShare })}
          />
          <Field
            label={words.reserve}
            hint={words.reserveHint}
            inputMode="decimal"
            autoComplete="off"
            {...form.field('reserveBps', { required: words.percentFault, validate: isShare })}
          />
          <Field
            label={words.holdDays}
            hint={words.holdDaysHint(mostDays, holdDaysAreAgreed ? daysNow : words.own(daysNow))}
            optional
            inputMode="numeric"
            autoComplete="off"
            {...form.field('holdDays', { validate: (typed) => typed === '' || isDays(typed) })}
          />
          <Row>
            <SubmitButton busy={form.isSending}>{words.save}</SubmitButton>
          </Row>
        </Stack>
      </form>
    </Panel>
  )
}
