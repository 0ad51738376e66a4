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
import { settingsText as words } from './text'
import { settingRules, typedOf, valuesOf, type SettingName, type SettingsForm as Typed } from './values'
import { variables } from './variables'

interface SettingsFormProps {
  settings: MarketSettings
  /** Reads what others saved. */
  reload: () => void
}

/** What operators set. What others saved meanwhile comes in where nothing was typed. */
export function SettingsForm({ settings, reload }: SettingsFormProps) {
  const currency = useCurrency()
  const [save] = useSaveSettingsMutation()
  const form = useProblemForm<Typed>({
    defaultValues: { values: typedOf(settings.values, currency) },
    values: { values: typedOf(settings.values, currency) },
    send: async ({ values }) => {
      const saveSettings = { version: settings.version, values: valuesOf(values, currency) }
      const { data, error } = await save({ saveSettings })
      if (!data) {
        const problem = problemOf(error, words.notSaved)
        if (problem.code !== 'settings_changed') return problem
        reload()
        return { ...problem, message: words.changedMeanwhile }
      }
      toast.success(data.version === settings.version ? words.nothingNew : words.saved)
      form.reset({ values: typedOf(data.values, currency) }, { keepDirtyValues: false })
      return null
    },
  })
  const rules = settingRules(currency)
  const from = (name: SettingName) => {
    const changed = settings.changed.find(({ setting }) => setting === name)
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
        </Panel>
        <Panel title={words.selling} hint={from('shopApproval')}>
          <ChoiceField
            control={form.control}
            name="values.shopApproval"
            label={words.names.shopApproval}
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
