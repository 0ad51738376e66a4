import type { ComponentType } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Controller, useWatch } from 'react-hook-form'
import { problemOf } from '@/api/problem'
import { ChoiceCard, ChoiceCards } from '@/components/ChoiceCard'
import { useCurrency } from '@/components/Currency'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { UnsavedDialog } from '@/components/form/UnsavedDialog'
import { useProblemForm, type ProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { Panel } from '@/components/Panel'
import { targetFields, type Coupon, type CouponOwner, type CouponTargetKind, type NamedItem, type PickerProps, type Terms } from './coupon'
import { couponFormText as words } from './text'
import { couponRules, suggestCode, termsOf, valuesOf, type CouponValues } from './values'
import { formatDiscount } from './format'

interface CouponFormProps {
  /** The one to change; without it a new one is made. */
  coupon?: Coupon
  /** What the form begins with. */
  start: CouponValues
  owner: CouponOwner
  /** Makes or changes it; answers it as it is then. */
  save: (terms: Terms) => Promise<{ coupon?: Coupon | undefined; error?: unknown }>
  onSaved: () => void
}

type CouponProblemForm = ProblemForm<CouponValues>

/** Makes a coupon, or changes what may change of one that is there. */
export function CouponForm({ coupon, start, owner, save, onSaved }: CouponFormProps) {
  const currency = useCurrency()
  const form: CouponProblemForm = useProblemForm<CouponValues>({
    defaultValues: start,
    send: async (values) => {
      const { coupon: saved, error } = await save(termsOf(values, currency))
      if (!saved) return problemOf(error, words.notSaved)
      toast.success(coupon ? words.saved : words.created(saved.code))
      form.reset(valuesOf(saved, currency))
      onSaved()
      return null
    },
  })
  const rules = couponRules(currency)
  return (
    <form aria-label={words.about} {...form.props}>
      <Stack spacing={2.5}>
        <FormErrors form={form} />
        <Panel title={words.about}>
          {coupon ? <FixedTerms coupon={coupon} /> : <Discount form={form} />}
        </Panel>
        <Panel title={words.goods}>
          <TargetFields form={form} owner={owner} />
        </Panel>
        <Panel title={words.when} hint={owner.daysHint}>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <Field type="date" label={words.from} {...form.field('from', rules.from)} />
            <Field optional type="date" label={words.to} {...form.field('to', rules.to)} />
          </Stack>
        </Panel>
        <Panel title={words.limits}>
          <Field
            optional
            label={words.minimum(currency)}
            hint={words.minimumHint}
            inputMode="decimal"
            autoComplete="off"
            {...form.field('minimumSpend', rules.minimumSpend)}
          />
          <Field
            optional
            label={words.total}
            hint={coupon && coupon.uses > 0 ? words.usedSoFar(coupon.uses) : undefined}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('totalLimit', rules.uses)}
          />
          <Field
            optional
            label={words.perCustomer}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('customerLimit', rules.uses)}
          />
        </Panel>
        <Row>
          <SubmitButton busy={form.isSending}>{words.save}</SubmitButton>
        </Row>
      </Stack>
      <UnsavedDialog isUnsaved={form.formState.isDirty} />
    </form>
  )
}

/** What stays, since shoppers know it. */
function FixedTerms({ coupon }: { coupon: Coupon }) {
  const currency = useCurrency()
  return (
    <>
      <Typography sx={{ fontWeight: 650 }}>
        {coupon.code} · {formatDiscount(coupon, currency)}
      </Typography>
      <Typography color="textSecondary">{words.told}</Typography>
    </>
  )
}

function Discount({ form }: { form: CouponProblemForm }) {
  const currency = useCurrency()
  const rules = couponRules(currency)
  const kind = useWatch({ control: form.control, name: 'kind' })
  return (
    <>
      <div>
        <Field
          label={words.code}
          hint={words.codeHint}
          autoComplete="off"
          sx={{ '& input': { textTransform: 'uppercase' } }}
          slotProps={{ input: { maxLength: 20, autoCapitalize: 'characters', spellCheck: false } }}
          {...form.field('code', rules.code)}
        />
        <Button
          variant="text"
          onClick={() => form.setValue('code', suggestCode(), { shouldDirty: true, shouldValidate: true })}
        >
          {words.suggest}
        </Button>
      </div>
      <Controller
        control={form.control}
        name="kind"
        render={({ field: { ref, ...field } }) => (
          <ChoiceCards {...field} aria-label={words.kind} ref={ref}>
            <ChoiceCard value="percent">{words.percent}</ChoiceCard>
            <ChoiceCard value="amount">{words.amount}</ChoiceCard>
          </ChoiceCards>
        )}
      />
      {kind === 'percent' ? (
        <Field
          label={words.percentLabel}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('percent', { ...rules.percent, shouldUnregister: true })}
        />
      ) : (
        <Field
          label={words.amountLabel(currency)}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('amount', { ...rules.amount, shouldUnregister: true })}
        />
      )}
    </>
  )
}

/** What is chosen before anything is. */
const none: NamedItem[] = []

function TargetFields({ form, owner }: { form: CouponProblemForm; owner: CouponOwner }) {
  const { control } = form
  const scope = useWatch({ control, name: 'scope' })
  const chosen = owner.kinds.find(({ kind }) => kind === scope)
  return (
    <>
      <Controller
        control={control}
        name="scope"
        render={({ field: { ref, ...field } }) => (
          <ChoiceCards {...field} aria-label={words.goods} ref={ref}>
            <ChoiceCard value="everything">{owner.everythingChoice}</ChoiceCard>
            {owner.kinds.map(({ kind, label }) => (
              <ChoiceCard key={kind} value={kind}>
                {label}
              </ChoiceCard>
            ))}
          </ChoiceCards>
        )}
      />
      {chosen && <ChosenTargets key={chosen.kind} form={form} {...chosen} />}
    </>
  )
}

interface ChosenTargetsProps {
  form: CouponProblemForm
  kind: CouponTargetKind
  Picker: ComponentType<PickerProps>
}

function ChosenTargets({ form: { control }, kind, Picker }: ChosenTargetsProps) {
  const { targets } = couponRules(useCurrency())
  return (
    <Controller
      control={control}
      name={targetFields[kind]}
      rules={targets}
      shouldUnregister
      render={({ field: { name, value, onChange }, fieldState }) => (
        <Picker name={name} value={value ?? none} onChange={onChange} error={fieldState.error?.message} />
      )}
    />
  )
}
