import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { useSetPayoutTermsMutation, useSetShopCommissionMutation, type ShopRecord } from '../api'
import { formatShare, isShare, parseShare, shareToInput } from './percent'
import { shopMoneyText as words } from './text'

/** The terms as they are typed over; without an agreement the commission is empty. */
const typedOf = ({ commissionBps, commissionIsAgreed, reserveBps }: ShopRecord) => ({
  bps: commissionIsAgreed ? shareToInput(commissionBps) : '',
  reserveBps: shareToInput(reserveBps),
})

/** What the marketplace takes of a shop's sales, and what of them is held back. Each is saved by itself. */
export function TermsForm({ shop }: { shop: ShopRecord }) {
  const { id, commissionBps, commissionIsAgreed, reserveBps } = shop
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
      if (reserve !== reserveBps) {
        const { error } = await setTerms({ id, payoutTerms: { reserveBps: reserve } })
        if (error) return problemOf(error)
        form.resetField('reserveBps', { defaultValue: typed.reserveBps })
      }
      toast.success(words.saved)
      return null
    },
  })
  const present = formatShare(commissionBps)
  return (
    <Panel title={words.terms} hint={words.termsHint}>
      <form {...form.props}>
        <Stack spacing={2} sx={{ maxInlineSize: 360 }}>
          <FormNotes form={form} />
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
          <Row>
            <SubmitButton busy={form.isSending}>{words.save}</SubmitButton>
          </Row>
        </Stack>
      </form>
    </Panel>
  )
}
