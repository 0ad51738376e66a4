import { useState } from 'react'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { problemOf } from '@/api/problem'
import { useCurrency } from '@/components/Currency'
import { ChoiceField } from '@/components/form/ChoiceField'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { showSaved } from '@/components/form/showSaved'
import { SubmitButton } from '@/components/form/SubmitButton'
import { UnsavedDialog } from '@/components/form/UnsavedDialog'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Panel } from '@/components/Panel'
import { toast } from '@/components/toast/queue'
import { StickyActionBar } from '@/features/seller/components/StickyActionBar'
import { formatNearDate } from '@/lib/nearDates'
import { useSaveSettingsMutation, type MarketSettings } from '../api'
import { PromoRow } from './PromoRow'
import { settingsText as words } from './text'
import { savedMeanwhile, settingRules, typedOf, valuesOf, type SettingName, type SettingsForm as Typed } from './values'
import { variables } from './variables'

/** As wide as what is typed into the fields. */
const Form = styled('form')({ '& .MuiFormControl-root': { maxInlineSize: 480 } })

interface SettingsFormProps {
  settings: MarketSettings
  /** Reads what others saved. */
  reload: () => Promise<MarketSettings | undefined>
}

/** What operators set. What others saved meanwhile comes in where nothing was typed, and is told where something was. */
export function SettingsForm({ settings, reload }: SettingsFormProps) {
  const currency = useCurrency()
  const [save] = useSaveSettingsMutation()
  // What is typed over; it changes by saving and by a conflict, never behind somebody's back.
  const [base, setBase] = useState(settings)
  const form = useProblemForm<Typed>({
    defaultValues: { values: typedOf(base.values, currency) },
    values: { values: typedOf(base.values, currency) },
    send: async ({ values }) => {
      const saveSettings = { version: base.version, values: valuesOf(values, currency) }
      const { data, error } = await save({ saveSettings })
      if (data) {
        toast.success(data.version === base.version ? words.nothingNew : words.saved)
        setBase(data)
        showSaved(form, { values }, { values: typedOf(data.values, currency) })
        return null
      }
      const problem = problemOf(error, words.notSaved)
      const now = problem.code === 'settings_changed' ? await reload() : undefined
      if (!now) return problem
      setBase(now)
      const fields = savedMeanwhile(values, typedOf(base.values, currency), typedOf(now.values, currency))
      return { ...problem, fields, message: words.changedMeanwhile }
    },
  })
  const { isDirty } = form.formState
  const rules = settingRules(currency, base.environment.adjustmentApprovalAbove)
  const from = (name: SettingName) => {
    const changed = base.changed.find(({ setting }) => setting === name)
    return changed ? words.setHere(formatNearDate(changed.changedAt)) : words.bySetup
  }
  const typed = (name: Exclude<SettingName, 'shopApproval'>) => ({
    label: words.names[name],
    hint: `${words.hints[name]} ${from(name)}`,
    title: words.variable(variables[name]),
    autoComplete: 'off',
    ...form.field(`values.${name}`, rules[name]),
  })
  return (
    <Form {...form.props}>
      <Stack spacing={2.5}>
        <FormErrors form={form} />
        <Panel title={words.market}>
          <Field {...typed('name')} />
          <Field optional {...typed('slogan')} />
          <Field type="email" {...typed('contactEmail')} />
          <Field multiline minRows={3} {...typed('postalAddress')} />
          <Field type="url" {...typed('socialUrl')} />
          <PromoRow />
        </Panel>
        <Panel title={words.selling}>
          <div title={words.variable(variables.shopApproval)}>
            <ChoiceField
              control={form.control}
              name="values.shopApproval"
              label={words.names.shopApproval}
              hint={from('shopApproval')}
              missing={words.oneOf}
              choices={(['auto', 'manual'] as const).map((value) => ({ value, ...words.approval[value] }))}
            />
          </div>
          <Field inputMode="decimal" {...typed('commissionBps')} />
        </Panel>
        <Panel title={words.payouts}>
          <Field inputMode="numeric" {...typed('payoutHoldDays')} />
          <Field inputMode="decimal" {...typed('payoutMinimum')} />
          <Field {...typed('payoutDays')} />
        </Panel>
        <Panel title={words.limits}>
          <Field {...typed('carrierDays')} />
          <Field inputMode="numeric" {...typed('deliveredAfterDays')} />
          <Field inputMode="decimal" {...typed('adjustmentApprovalAbove')} />
        </Panel>
        <StickyActionBar>
          {isDirty && (
            <Typography variant="body2" color="textSecondary" role="status">
              {words.unsaved}
            </Typography>
          )}
          <SubmitButton busy={form.isSending}>{words.save}</SubmitButton>
        </StickyActionBar>
      </Stack>
      <UnsavedDialog isUnsaved={isDirty} />
    </Form>
  )
}
