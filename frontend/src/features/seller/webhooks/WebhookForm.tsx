import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import { useController, type Control } from 'react-hook-form'
import type { ProblemView } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import type { NewWebhook } from '@/features/seller/api'
import { eventGroups, eventNameOf, type WebhookEvent } from './webhooksApi'
import { webhooksText as words } from './text'

const mostName = 60

interface WebhookFormProps {
  webhook?: NewWebhook
  submit: string
  /** Answers what was refused, or null. */
  send: (webhook: NewWebhook) => Promise<ProblemView | null>
}

/** Asks what a webhook is called, where messages go and what of. */
export function WebhookForm({ webhook, submit, send }: WebhookFormProps) {
  const form = useProblemForm<NewWebhook>({
    defaultValues: webhook ?? { name: '', url: 'https://', events: [] },
    send,
  })
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
        <Field
          label={words.url}
          hint={words.urlHint}
          type="url"
          autoComplete="off"
          {...form.field('url', { required: words.urlMissing })}
        />
        <Events control={form.control} />
        <Row>
          <SubmitButton busy={form.isSending}>{submit}</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}

function Events({ control }: { control: Control<NewWebhook> }) {
  const { field, fieldState } = useController({
    control,
    name: 'events',
    rules: { validate: (chosen) => chosen.length > 0 || words.chosenMissing },
  })
  const toggle = (event: WebhookEvent) =>
    field.onChange(field.value.includes(event) ? field.value.filter((other) => other !== event) : [...field.value, event])
  const fault = fieldState.error?.message
  return (
    <FormControl component="fieldset" error={fault !== undefined}>
      <FormLabel component="legend">{words.chosen}</FormLabel>
      {fault && <FormHelperText>{fault}</FormHelperText>}
      {eventGroups.map(([group, events], at) => (
        <Stack key={group} role="group" aria-label={words.groups[group]} sx={{ marginBlockStart: 1.5 }}>
          <strong aria-hidden="true">{words.groups[group]}</strong>
          {events.map((event, place) => (
            <FormControlLabel
              key={event}
              label={eventNameOf(event)}
              control={
                <Checkbox
                  name={field.name}
                  checked={field.value.includes(event)}
                  onChange={() => toggle(event)}
                  onBlur={field.onBlur}
                  {...(at === 0 && place === 0 ? { slotProps: { input: { ref: field.ref } } } : {})}
                />
              }
            />
          ))}
        </Stack>
      ))}
    </FormControl>
  )
}
