import Stack from '@mui/material/Stack'
import type { FieldPath } from 'react-hook-form'
import { Field } from '@/components/form/Field'
import { atMost } from '@/components/form/rules'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { homeFormText as words } from './text'
import type { HomeValues } from './values'

interface BilingualFieldProps {
  form: ProblemForm<HomeValues>
  label: string
  hint?: string
  hintDe?: string
  name: FieldPath<HomeValues>
  nameDe: FieldPath<HomeValues>
  most: number
  optional?: boolean
}

/** Words in English, and in German where they are wanted. */
export function BilingualField({ form, label, hint, hintDe, name, nameDe, most, optional = false }: BilingualFieldProps) {
  const fits = { validate: (typed: unknown) => atMost(most, words.tooLong(most))(String(typed)) }
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: { md: 'flex-end' } }}>
      <Field
        label={label}
        hint={hint}
        optional={optional}
        autoComplete="off"
        {...form.field(name, { ...fits, ...(!optional && { required: words.missing }) })}
      />
      <Field
        optional
        label={words.german(label)}
        hint={hintDe}
        lang="de"
        autoComplete="off"
        {...form.field(nameDe, fits)}
      />
    </Stack>
  )
}
