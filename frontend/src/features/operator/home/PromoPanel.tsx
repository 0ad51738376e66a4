import Stack from '@mui/material/Stack'
import { useWatch } from 'react-hook-form'
import { Field } from '@/components/form/Field'
import { atMost } from '@/components/form/rules'
import { SelectField } from '@/components/form/SelectField'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { Panel } from '@/components/Panel'
import { BilingualField } from './BilingualField'
import { homeFormText as words } from './text'
import { linkPattern, type HomeValues } from './values'

/** The promo line: the default one, none, or one's own with a code and a link. */
export function PromoPanel({ form }: { form: ProblemForm<HomeValues> }) {
  const kind = useWatch({ control: form.control, name: 'promo.kind' })
  return (
    <Panel title={words.promo} hint={words.promoHint}>
      <SelectField label={words.promoKind} {...form.field('promo.kind')}>
        {(['standard', 'own', 'none'] as const).map((value) => (
          <option key={value} value={value}>
            {words.promoKinds[value]}
          </option>
        ))}
      </SelectField>
      {kind === 'own' && (
        <Stack spacing={2.5}>
          <BilingualField form={form} label={words.text} hintDe={words.germanHint} name="promo.text" nameDe="promo.textDe" most={120} />
          <Field
            optional
            label={words.code}
            autoComplete="off"
            {...form.field('promo.code', { validate: atMost(40, words.tooLong(40)) })}
          />
          <Field
            optional
            label={words.link}
            hint={words.linkHint}
            autoComplete="off"
            {...form.field('promo.link', { pattern: { value: linkPattern, message: words.linkFault } })}
          />
        </Stack>
      )}
    </Panel>
  )
}
