import Stack from '@mui/material/Stack'
import { useWatch } from 'react-hook-form'
import { Field } from '@/components/form/Field'
import { SelectField } from '@/components/form/SelectField'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { Panel } from '@/components/Panel'
import { BilingualField } from './BilingualField'
import { homeFormText as words } from './text'
import { linkPattern, type HomeValues } from './values'

/** The hero: the default one, or words of one's own with a button. */
export function HeroPanel({ form }: { form: ProblemForm<HomeValues> }) {
  const kind = useWatch({ control: form.control, name: 'heroKind' })
  return (
    <Panel title={words.hero} hint={words.heroHint}>
      <SelectField label={words.heroKind} {...form.field('heroKind')}>
        {(['standard', 'own'] as const).map((value) => (
          <option key={value} value={value}>
            {words.heroKinds[value]}
          </option>
        ))}
      </SelectField>
      {kind === 'own' && (
        <Stack spacing={2.5}>
          <BilingualField form={form} label={words.heroTitle} hintDe={words.germanHint} name="hero.title" nameDe="hero.titleDe" most={80} />
          <BilingualField form={form} label={words.heroLine} name="hero.line" nameDe="hero.lineDe" most={240} />
          <BilingualField form={form} label={words.heroButton} name="hero.button" nameDe="hero.buttonDe" most={40} />
          <Field
            label={words.link}
            hint={words.linkHint}
            autoComplete="off"
            {...form.field('hero.link', {
              required: words.missing,
              pattern: { value: linkPattern, message: words.linkFault },
            })}
          />
          <BilingualField optional form={form} label={words.alt} hint={words.altHint} name="hero.alt" nameDe="hero.altDe" most={200} />
        </Stack>
      )}
    </Panel>
  )
}
