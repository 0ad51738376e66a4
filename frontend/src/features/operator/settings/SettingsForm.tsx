import { useState } from 'react'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { useCurrency } from '@/components/Currency'
import { ChoiceField } from '@/components/form/ChoiceField'
import { Field } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { UnsavedDialog } from '@/components/form/UnsavedDialog'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { formatDate } from '@/lib/dates'
import { useSaveSettingsMutation, type MarketSettings } from '../api'
import { PromoRow } from './PromoRow'
import { settingsText as words } from './text'
import { savedMeanwhile, settingRules, typedOf, valuesOf, type SettingName, type SettingsForm as Typed } from './values'
import { variables } from './variables'

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
        form.reset({ values: typedOf(data.values, currency) }, { keepDirtyValues: false })
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
  const rules = settingRules(currency, base.environment.adjustmentApprovalAbove)
  const from = (name: SettingName) => {
    const changed = base.changed.find(({ setting }) => setting === name)
    return changed ? words.setHere(formatDate(changed.changedAt)) : words.bySetup(variables[name])
  }
  const typed = (name: Exclude<SettingName, 'shopApproval'>) => ({
    label: words.names[name],
    hint: `${words.hints[name]} ${from(name)}`,
    autoComplete: 'off',
    ...form.field(`values.${name}`, rules[name]),
  })
  return (
    <form {...form.props}>
      <Stack spacing={2.5}>
        <FormNotes form={form} />
        <Panel title={words.market}>
          <Field {...typed('name')} />
          <Field optional {...typed('slogan')} />
          <Field type="email" {...typed('contactEmail')} />
          <Field {...typed('postalAddress')} />
          <Field type="url" {...typed('socialUrl')} />
          <PromoRow />
        </Panel>
        <Panel title={words.selling}>
          <ChoiceField
            control={form.control}
            name="values.shopApproval"
            label={words.names.shopApproval}
            hint={from('shopApproval')}
            missing={words.oneOf}
            choices={(['auto', 'manual'] as const).map((value) => ({ value, ...words.approval[value] }))}
          />
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
        <Row>
          <SubmitButton busy={form.isSending}>{words.save}</SubmitButton>
        </Row>
      </Stack>
      <UnsavedDialog isUnsaved={form.formState.isDirty} />
    </form>
  )
}
