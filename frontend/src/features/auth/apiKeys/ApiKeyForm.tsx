import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { problemOf } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { PasswordField } from '@/components/form/PasswordField'
import { atMost } from '@/components/form/rules'
import { SelectField } from '@/components/form/SelectField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import type { CreatedApiKey } from '../api'
import { accountRules } from '../forms'
import { levelsOf, scopesOf, type Access, type Area, type ApiKeysApi } from './apiKeysApi'
import { areaText, newKeyText as words } from './text'

const mostName = 60
const day = 24 * 60 * 60 * 1000

type Ends = keyof typeof words.ends

interface KeyValues {
  name: string
  access: Partial<Record<Area, Access>>
  ends: `${Ends}`
  currentPassword: string
}

interface ApiKeyFormProps {
  api: ApiKeysApi
  onMade: (made: CreatedApiKey) => void
}

/** Asks what a new key is called, what it may do and for how long. */
export function ApiKeyForm({ api: { areas, sensitive, create }, onMade }: ApiKeyFormProps) {
  const form = useProblemForm<KeyValues>({
    defaultValues: {
      name: '',
      access: Object.fromEntries([...areas, ...sensitive].map((area) => [area, 'none' as const])),
      ends: '90',
      currentPassword: '',
    },
    send: async ({ name, access, ends, currentPassword }) => {
      const expiresAt = ends === 'never' ? null : new Date(Date.now() + Number(ends) * day).toISOString()
      const { data, error } = await create({ name, scopes: scopesOf(access), expiresAt, currentPassword })
      if (!data) return problemOf(error, words.notCreated)
      onMade(data)
      return null
    },
  })
  // Told at the first of them, since it is about all.
  const some = { validate: (_: unknown, { access }: KeyValues) => scopesOf(access).length > 0 || words.accessMissing }
  const choicesOf = (shown: readonly Area[]) => (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'end' }}>
      {shown.map((area) => (
        <SelectField key={area} label={areaText[area]} {...form.field(`access.${area}`, area === areas[0] ? some : {})}>
          {levelsOf(area).map((level) => (
            <option key={level} value={level}>
              {level === 'write' && !levelsOf(area).includes('read') ? words.allowed : words.levels[level]}
            </option>
          ))}
        </SelectField>
      ))}
    </Box>
  )
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <FormErrors form={form} />
        <Field
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          {...form.field('name', { required: words.nameMissing, validate: atMost(mostName, words.nameLong(mostName)) })}
        />
        <h3>{words.access}</h3>
        {choicesOf(areas)}
        <Accordion>
          <AccordionSummary>{words.sensitive}</AccordionSummary>
          <AccordionDetails>
            <Stack spacing={2}>
              <p>{words.sensitiveHint}</p>
              {choicesOf(sensitive)}
            </Stack>
          </AccordionDetails>
        </Accordion>
        <SelectField label={words.expires} hint={words.expiresHint} {...form.field('ends')}>
          {Object.entries(words.ends).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <PasswordField
          label={words.password}
          hint={words.passwordHint}
          autoComplete="current-password"
          {...form.field('currentPassword', accountRules.currentPassword)}
        />
        <Row>
          <SubmitButton busy={form.isSending}>{words.create}</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}
